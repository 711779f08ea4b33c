// Reasons for the answers of code: one for every public answer, made from public information only.

import { describe, expect, test } from 'vitest';
import { text as names } from 'text:thrones/names';
import { playMatch } from '#tools/headless/match';
import { reasonsOf, type ReasonTold } from '#thrones/bots/reasons/reasons';
import { isPublic, type PublicView } from '#thrones/bots/reasons/reason';
import { unitsGo } from '#thrones/bots/declared';
import { bid } from '#thrones/bots/policy/bids';
import { PERSONS } from '#thrones/bots/persons';
import { PLAIN, type Weights } from '#thrones/bots/weights';
import type { House, HouseCardId, Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { Thrones } from '#thrones/flow/game';
import { compactPosition, completePosition } from '#thrones/rules/compact';
import type { About, AskKind, Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import Why from '#thrones/screens/code/Why.svelte';
import type { Playing } from '#shell/play/playing.svelte';
import { Chance, chanceFrom } from '#engine/chance';
import { march, muster, option, units } from '#tests/support/answers';
import { exchanged } from '#tests/support/exchanged';
import { LONG } from '#tests/support/long';
import { drawn, wordsIn } from '#tests/support/shown';
import { type Scene, scene } from '#tests/support/scene';

const seen = (position: Position): PublicView => {
  const view = viewFor(position, null);
  if (!isPublic(view)) throw new Error('a bystander has no seat');
  return view;
};

const why = (before: Position, after: Position, house: House): ReasonTold[] =>
  reasonsOf({ before: seen(before), after: seen(after), house }, () => PLAIN);

/** Nobody has answered, so no player is named. */
const NOBODY = { entries: [], handed: [] } as unknown as Playing<Thrones>;
const LINE = { number: 0, text: '' } as never;

/** The sentences as they are shown to whoever asks why, in one list. */
const shown = (told: readonly ReasonTold[]): string[] =>
  [...drawn(Why, { playing: NOBODY, line: LINE, told, onclose: () => undefined }).matchAll(/<li>([^]*?)<\/li>/g)].map(
    ([, said]) => wordsIn(said!)
  );

/** The sentences about an answer. */
function sentencesOf(g: Scene, house: House, given: unknown): string[] {
  const before = g.position;
  g.answer(house, given);
  return shown(why(before, g.position, house));
}

describe('a march is told', () => {
  test('by the castle it takes, the leader it stops, and what stays behind', () => {
    const g = scene(
      `throne stark greyjoy
       stark moat-cailin: footman footman, march+0
       greyjoy pyke: footman, garrison; seagard: power; riverrun: footman; flints-finger: footman; harrenhal: footman; the-eyrie: footman`
    ).marches();
    expect(sentencesOf(g, 'stark', march('moat-cailin', { seagard: 'footman' }))).toEqual([
      'With Seagard it would hold 3 of the 7 castles and strongholds it needs.',
      'Taking Seagard would set back House Greyjoy, which leads with 6 castles and strongholds; 7 win the game.',
      'House Greyjoy had no units in Seagard.',
      'Worth having in Seagard: 1 supply icon and 1 power icon.'
    ]);
  });

  test('by what could come to its castle, where it should hold it to the end of the round', () => {
    const told = (order: string, army: string) =>
      sentencesOf(
        scene(`
          throne stark greyjoy
          stark moat-cailin: ${army}, march+0; winterfell: footman, garrison
          greyjoy riverrun: footman, ${order}; pyke: footman, garrison
        `).marches(),
        'stark',
        march('moat-cailin', { seagard: army })
      ).filter((one) => one.startsWith('It expected to still hold'));
    expect(told('march+0', 'knight knight')).toEqual([
      'It expected to still hold Seagard at the end of the round: House Greyjoy could come with about 1, against 4.'
    ]);
    expect(told('support', 'knight knight')).toEqual([]);
    expect(told('march+1', 'footman')).toEqual([]);
  });

  test('by the odds of its battle', () => {
    const g = scene(`
      stark moat-cailin: knight knight knight, march+1
      lannister seagard: footman; lannisport: footman, garrison
    `).marches();
    const sentences = sentencesOf(g, 'stark', march('moat-cailin', { seagard: 'knight knight knight' }));
    expect(sentences.some((one) => /^It expected to win/.test(one))).toBe(true);
  });

  test('as nothing where it goes nowhere', () => {
    const g = scene('stark winterfell: footman, march+0, garrison').marches();
    expect(sentencesOf(g, 'stark', march('winterfell', {}))).toEqual([
      'Nothing within reach was worth leaving Winterfell for.'
    ]);
  });
});

test('a raid is told by what it took', () => {
  const g = scene(`
    stark moat-cailin: footman, raid
    greyjoy greywater-watch: footman, consolidate-power
  `).raids();
  const sentences = sentencesOf(g, 'stark', { kind: 'raid', from: 'moat-cailin', target: 'greywater-watch' });
  expect(sentences[0]).toBe('House Greyjoy loses the power that Greywater Watch would have brought.');
});

describe('a bid for a track is told', () => {
  /** Three bids, one after the other; what is told of Stark's. */
  function bids(weights: Weights, stark: readonly [number, number, number], third = 'put-to-the-sword'): string[][] {
    const g = scene(`
      houses stark lannister baratheon
      deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 ${third}
      power stark 6 lannister 0 baratheon 0
      stark winterfell: footman
    `).westeros();
    return stark.map((power) => {
      const before = g.position;
      g.answer('stark', { kind: 'bid', power });
      const told = reasonsOf({ before: seen(before), after: seen(g.position), house: 'stark' }, () => weights);
      for (let asked = g.asks[0]; asked?.kind === 'rank'; asked = g.asks[0])
        g.answer(asked.house, { kind: 'rank', houses: asked.houses });
      return shown(told.filter(({ house }) => house === 'stark'));
    });
  }

  test('by the tracks still to come, and by the one it cares for most; nothing where nothing was bid', () => {
    const [two, one, none] = [
      'With 2 tracks still to come, it bid less of its power than it would for the last one.',
      'With one track still to come, it bid less of its power than it would for the last one.',
      'No more tracks were to come, so it held back less of its power.'
    ];
    expect(bids(PLAIN, [1, 2, 2])).toEqual([[two], [one], [none]]);
    const kept = 'Wildlings Attack was still to come, so it kept some of its power back.';
    expect(bids(PLAIN, [1, 1, 1], 'wildlings-attack')).toEqual([[two, kept], [one, kept], [kept]]);
    expect(bids(PERSONS.courtier.weights, [2, 0, 1])).toEqual([
      ['It wants the Iron Throne track more than the other two.', two],
      [],
      [none]
    ]);
  });

  test('as it is reckoned: of the same power less for a track that others follow', () => {
    const most = 100;
    const mean = (weights: Weights, on: Track): number => {
      const known = { bidding: { on }, attack: null, westeros: [] } as unknown as Position;
      const chance = new Chance(chanceFrom(on));
      const ask = { kind: 'bid', house: 'stark', about: 'bidding', secret: true, most } as const;
      return Array.from({ length: 200 }, () => bid(known, ask, weights, chance)).reduce((sum, one) => sum + one) / 200;
    };
    for (const { weights } of Object.values(PERSONS)) {
      const [throne, fiefdoms, court] = TRACKS.map((on) => mean(weights, on));
      expect(throne).toBeLessThan(court!);
      expect(fiefdoms).toBeLessThan(court!);
    }
  });
});

describe('against the wildlings a bid is told', () => {
  test('by its share, where it could pay it', () => {
    const told = (stark: number): string[] => {
      const g = scene(`
        houses stark lannister baratheon
        deck westeros1 last-days-of-summer | westeros2 dark-wings-dark-words | westeros3 wildlings-attack
        power stark 6 lannister 0 baratheon 0
        throne stark
        stark winterfell: footman
      `).westeros();
      while (g.asks[0]?.kind === 'option') g.answer(g.asks[0].house, option('nothing'));
      return sentencesOf(g, 'stark', { kind: 'bid', power: stark });
    };
    expect(told(3)).toEqual(['The wildlings came with strength 6. Shared by 3 houses, that is 3 each.']);
    expect(told(2)).toEqual([]);
  });
});

describe('nothing false is told', () => {
  test('power from a Game of Thrones card is no reason to have mustered', () => {
    const g = scene(`
      throne lannister baratheon greyjoy tyrell martell stark
      deck westeros1 mustering | westeros2 game-of-thrones | westeros3 sea-of-storms
      stark winterfell: footman, garrison; white-harbor: footman
    `).westeros();
    for (let asked = g.asks[0]; asked?.kind === 'muster' && asked.house !== 'stark'; asked = g.asks[0])
      g.answer(asked.house, muster());
    const sentences = sentencesOf(g, 'stark', muster('winterfell: footman'));
    expect(g.happened('power').length).toBeGreaterThan(0);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.join()).not.toMatch(/power/);
  });

  const attacked = (): Scene => {
    const g = scene(`
      throne greyjoy lannister
      greyjoy riverrun: knight knight, march+1
      lannister lannisport: footman, garrison; stoney-sept: footman, support
    `).marches();
    return g.answer('greyjoy', march('riverrun', { lannisport: 'knight knight' }));
  };

  test('whoever refuses its own support does not do so because it fights itself', () => {
    expect(sentencesOf(attacked(), 'lannister', option('none'))).toEqual([]);
    expect(sentencesOf(attacked(), 'lannister', option('defender'))).toEqual([
      'It is fighting the battle for Lannisport itself.'
    ]);
  });

  test('siege engines guard nothing', () => {
    const g = scene(`
      throne baratheon
      baratheon kings-landing: siege-engine siege-engine footman, march+0; kingswood: power
      tyrell the-reach: knight; highgarden: footman, garrison
    `).marches();
    const sentences = sentencesOf(g, 'baratheon', march('kings-landing', { kingswood: 'siege-engine siege-engine' }));
    expect(sentences.join()).not.toMatch(/guards/);
  });

  test('ships that are mustered open the sea, and come closer to no castle', () => {
    const g = scene(`
      throne stark
      deck westeros1 mustering
      stark winterfell: footman, garrison
    `).westeros();
    const sentences = sentencesOf(g, 'stark', muster('winterfell: ship in bay-of-ice'));
    expect(sentences).toEqual(['Ships in the Bay of Ice open the way for armies.']);
  });

  test('only what a house loses itself was given up', () => {
    //  The Reach (the victor marches) ── Blackwater (Lannister)
    const fight = (house: House, attacker: HouseCardId & About) =>
      scene(`
        blade used
        throne ${house} martell lannister
        ${house} the-reach: 2 knight footman, march+0
        lannister blackwater: footman footman*
      `)
        .marches()
        .answer(house, march('the-reach', { blackwater: '2 knight footman' }))
        .playCombat({ attacker, defender: 'the-hound', until: attacker });
    const mace = fight('tyrell', 'mace-tyrell');
    expect(sentencesOf(mace, 'tyrell', units('blackwater: footman*'))).toEqual([]);
    const renly = fight('baratheon', 'renly-baratheon');
    expect(sentencesOf(renly, 'baratheon', units('blackwater: footman'))).toEqual([
      'This makes it stronger in Blackwater.'
    ]);
  });

  test('a card that wins against none of the enemy’s is not explained', () => {
    const g = scene(`
      hand stark catelyn-stark ser-rodrick-cassel
      hand lannister tywin-lannister ser-gregor-clegane
      stark moat-cailin: footman, march-1
      lannister seagard: knight knight knight; lannisport: footman, garrison
    `).marches();
    g.answer('stark', march('moat-cailin', { seagard: 'footman' }));
    g.answer('stark', { kind: 'card', card: 'catelyn-stark' });
    const before = g.position;
    g.answer('lannister', { kind: 'card', card: 'tywin-lannister' });
    expect(why(before, g.position, 'lannister').map(({ house }) => house)).not.toContain('stark');
  });
});

const GAMES = LONG ? 20 : 3;

function watch(
  index: number,
  look: (before: Position, after: Position, house: House, told: ReasonTold[]) => void
): void {
  const { houses } = SETUP[PLAYER_COUNTS[index % PLAYER_COUNTS.length]!];
  const options = { edition: index % 2 === 0 ? 'revised' : 'first', tides: index % 3 === 0 } as const;
  const { weights } = Object.values(PERSONS)[index % 4]!;
  const contestants = Object.fromEntries(houses.map((house) => [house, { plays: 'squire', weights }]));
  playMatch({ houses, seed: `reasons ${index}`, options }, contestants, ({ house }, before, after) =>
    look(before, after, house, why(before, after, house))
  );
}

/** Options, cards, the raven and harm to the enemy have a reason or none. */
const SPEAKING: readonly AskKind[] = ['march', 'raid', 'consolidate', 'muster', 'units', 'reconcile'];

test('of moves in the open something is told, and of a sealed one when it is revealed', () => {
  const kinds = new Set<string>();
  let open = 0;
  const silent: string[] = [];
  for (let index = 0; index < GAMES; index++)
    watch(index, (before, after, house, told) => {
      const asked = before.asks.find((one) => one.house === house)!;
      for (const { reasons } of told) for (const one of reasons) kinds.add(one.what);
      for (const sentence of shown(told)) {
        expect(sentence).toMatch(/^[A-Z\d][^]*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
      }
      const reveals = after.happened.some(
        ({ what }) => what === 'cards' || what === 'bids' || what === 'orders-revealed'
      );
      if (asked.secret && !reveals) expect(told).toEqual([]);
      if (asked.secret || asked.kind === 'rank' || after.happened.length === 0) return;
      open++;
      const isHarm = asked.kind === 'units' && unitsGo(asked.about) === 'harmed';
      if (SPEAKING.includes(asked.kind) && !isHarm && !told.some((one) => one.house === house))
        silent.push(`${asked.about} ${JSON.stringify(after.happened)}`);
    });
  expect(silent).toEqual([]);
  expect(open).toBeGreaterThan(GAMES * 40);
  expect(kinds.size).toBeGreaterThan(12);
});

test('a reason names its place, has a purpose, and counts no castle twice', () => {
  const told = new Map<string, number>();
  for (let index = 0; index < GAMES; index++)
    watch(index, (_before, _after, _house, all) => {
      for (const { house, reasons } of all) {
        const castles = reasons.flatMap((one) => (one.what === 'castle' ? [one.castles] : []));
        expect(new Set(castles).size).toBe(castles.length);
        const sentences = shown([{ house, reasons }]);
        expect(sentences).toHaveLength(reasons.length);
        for (const [i, one] of reasons.entries()) {
          told.set(one.what, (told.get(one.what) ?? 0) + 1);
          const sentence = sentences[i];
          expect(sentence).not.toMatch(/: to move\.|chose among/);
          if ('area' in one) expect(sentence).toContain(names(`areas.${one.area}`).replace(/^(The|Port of) /, ''));
        }
      }
    });
  expect([...told.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(200);
  for (const what of ['order', 'order-for', 'castle', 'raids', 'card', 'bid'])
    expect(told.get(what) ?? 0, what).toBeGreaterThan(0);
});

test('whatever is hidden, the same is told', () => {
  let [count, changed] = [0, 0];
  for (let index = 0; index < GAMES; index++)
    watch(index, (before, after, house, told) => {
      if (count++ % 7 !== 0) return;
      const other = (position: Position): Position => {
        const { checkpoint, changes } = exchanged({ at: 'planning', position: compactPosition(position) }, null);
        changed += changes;
        return { ...completePosition(checkpoint.position), happened: position.happened };
      };
      expect(why(other(before), other(after), house)).toEqual(told);
    });
  expect(changed).toBeGreaterThan(count / 7);
});
