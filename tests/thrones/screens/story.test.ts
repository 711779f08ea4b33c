// Beats: what an answer did before everybody's eyes, in a sentence with all of it, and where.

import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#text/languages';
import { readIn } from '#text/text';
import type { AreaId, House, UnitKind } from '#thrones/box';
import { keysOf } from '#thrones/box/tabulate';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { Playback } from '#shell/play/playback';
import { EXAMPLES } from '#games/examples';
import type { Example } from '#shell/exampleGame';
import type { Act } from '#shell/play/played.svelte';
import type { Playing } from '#tests/support/saves';
import { displayTimeOf } from '#thrones/screens/kit/displayTimes';
import { Retelling } from '#thrones/screens/replay/retelling.svelte';
import { ARRIVAL } from '#thrones/screens/story/showing.svelte';
import { Story } from '#thrones/screens/story/story.svelte';
import { stages } from '#thrones/screens/table/staging.svelte';
import { playMatch } from '#tools/headless/match';
import { march, orders } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

type Beat = NonNullable<Story['beat']>;

const example = (await EXAMPLES['thrones']!()) as unknown as Example<Thrones>;

beforeAll(() => stages.load());

/** What the table is told of an answer, one beat after the other. `isWatched`: it has seen how the house decided. */
function beatsOf(act: Omit<Act<Thrones>, 'byCode'>, isWatched = false): Beat[] {
  const table = { act: { ...act, byCode: !isWatched }, entries: [], holder: null, moment: null };
  const story = new Story(
    () => table as unknown as Playing,
    () => stages.here
  );
  const beats: Beat[] = [];
  for (let { beat } = story; beat !== null; { beat } = story) {
    beats.push(beat);
    story.next();
  }
  return beats;
}

function beatsAfter(g: Scene, house: House, given: unknown, isWatched = false): Beat[] {
  const before = viewFor(g.position, null);
  g.answer(house, given);
  const { happened } = g.position;
  return beatsOf({ number: 1, house, happened, before, now: viewFor(g.position, null) }, isWatched);
}

const FLEET = `
  throne greyjoy lannister
  greyjoy   pyke: footman knight, march+0, garrison; ironmans-bay: ship, support
  lannister lannisport: footman, march+0, garrison; riverrun: footman
`;

describe('a march of code', () => {
  test('is one beat with all that it has taken, and the ways over ships', () => {
    const g = scene(FLEET).marches();
    const [beat, ...others] = beatsAfter(
      g,
      'greyjoy',
      march('pyke', { seagard: 'footman', 'flints-finger': 'knight' })
    );
    expect(others).toEqual([]);
    expect(beat).toMatchObject({ house: 'greyjoy', castles: { held: 3, needed: 7 }, isAfter: false });
    expect(beat?.text).toBe('House Greyjoy takes Seagard and Flint’s Finger: 3 castles and strongholds of 7.');
    expect(new Set(beat?.places)).toEqual(new Set(['pyke', 'seagard', 'flints-finger', 'ironmans-bay']));
    expect(beat?.ways.map(({ from, over, to }) => [from, over, to])).toEqual([
      ['pyke', ['ironmans-bay'], 'seagard'],
      ['pyke', ['ironmans-bay'], 'flints-finger']
    ]);
  });

  test('says whom it attacks, and is shown as the attack it is', () => {
    const g = scene(FLEET).marches();
    const [beat] = beatsAfter(g, 'greyjoy', march('pyke', { riverrun: 'footman knight' }));
    expect(beat?.text).toMatch(/^House Greyjoy attacks Riverrun with a footman and a knight from Pyke\.$/);
    expect(beat?.ways).toMatchObject([{ attack: true, to: 'riverrun' }]);
  });

  test('to where nothing is to be had is told with where from and where to', () => {
    const g = scene('stark winterfell: footman footman, march+0, garrison; karhold: footman').marches();
    const [beat] = beatsAfter(g, 'stark', march('winterfell', { karhold: 'footman' }));
    expect(beat).toMatchObject({ text: 'House Stark marches from Winterfell to Karhold.', castles: null });
  });

  test('to several places names them in the order of the march', () => {
    const says = (...places: AreaId[]): string | undefined => {
      const g = scene(
        'stark winterfell: footman footman, march+0, garrison; karhold: footman; white-harbor: footman'
      ).marches();
      const moves = Object.fromEntries(places.map((place) => [place, 'footman']));
      return beatsAfter(g, 'stark', march('winterfell', moves))[0]?.text;
    };
    expect(says('karhold', 'white-harbor')).toBe('House Stark marches from Winterfell to Karhold and White Harbor.');
    expect(says('white-harbor', 'karhold')).toBe('House Stark marches from Winterfell to White Harbor and Karhold.');
  });
});

test('what the table has watched being decided is no beat; what comes about by itself is one, after what is revealed', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark     winterfell: footman, garrison
    lannister lannisport: footman, garrison
    baratheon dragonstone: footman, garrison
  `).planning();
  expect(beatsAfter(g, 'stark', orders({ winterfell: 'raid' }), true)).toEqual([]);
  expect(beatsAfter(g, 'lannister', orders({ lannisport: 'march+0' }), true)).toEqual([]);
  const beats = beatsAfter(g, 'baratheon', orders({ dragonstone: 'march+0' }), true);
  for (const beat of beats) expect(beat.isAfter).toBe(true);
  const marches = scene(FLEET).marches();
  expect(beatsAfter(marches, 'greyjoy', march('pyke', { seagard: 'footman' }), true)).toEqual([]);
});

test('a raid, and an order that the raven has changed, are told where they lie', () => {
  const g = scene(`
    stark moat-cailin: footman, raid
    greyjoy greywater-watch: footman, consolidate-power
  `).raids();
  const [beat] = beatsAfter(g, 'stark', { kind: 'raid', from: 'moat-cailin', target: 'greywater-watch' });
  expect(beat?.text).toBe(
    'House Stark raids Greywater Watch, removes House Greyjoy’s Consolidate Power order and gains 1 power.'
  );
  expect(beat?.lifted.map(({ area, house }) => [area, house])).toEqual([
    ['greywater-watch', 'greyjoy'],
    ['moat-cailin', 'stark']
  ]);
  expect(new Set(beat?.places)).toEqual(new Set(['moat-cailin', 'greywater-watch']));
});

test('what is mustered in several places is one sentence', () => {
  const view = viewFor(scene(FLEET).marches().position, null);
  const raised = (did: 'mustered' | 'upgraded', area: AreaId, ...units: UnitKind[]): Happening => ({
    what: 'units',
    house: 'greyjoy',
    did,
    units,
    area
  });
  const told = (...happened: Happening[]): string[] =>
    beatsOf({ number: 1, house: 'greyjoy', happened, before: view, now: view }).map(({ text }) => text);
  const ships = [raised('mustered', 'ironmans-bay', 'ship'), raised('mustered', 'sunset-sea', 'ship')];
  expect(told(...ships)).toEqual(['House Greyjoy musters 2 ships.']);
  expect(told(...ships, raised('upgraded', 'pyke', 'knight'))).toEqual([
    'House Greyjoy musters 2 ships, and upgrades a footman.'
  ]);
  expect(told(raised('upgraded', 'pyke', 'knight'), raised('upgraded', 'seagard', 'knight'))).toEqual([
    'House Greyjoy upgrades 2 footmen to 2 knights.'
  ]);
  expect(told(raised('mustered', 'pyke', 'knight'))).toEqual(['House Greyjoy musters a knight in Pyke.']);
});

test('in the recorded game every beat is over within 2.5 seconds, in all five languages', async () => {
  const playback = new Playback<Thrones>(thrones, example.start, example.answers, true);
  for (const language of LANGUAGES) {
    await readIn(language);
    const beats = playback.steps.flatMap(({ house, happened }, i) => {
      const [before, now] = [playback.view(i, 'table')!, playback.view(i + 1, 'table')!];
      return beatsOf({ number: i + 1, house, happened, before, now });
    });
    const lasts = beats.map(({ text }) => ARRIVAL + displayTimeOf(text, 'normal'));
    expect(Math.max(...lasts), language).toBeLessThanOrEqual(2500);
    // before one act was one sentence, a game in English took 727 seconds
    expect(lasts.reduce((sum, one) => sum + one, 0) / 1000, language).toBeLessThan(620);
    // and most of it can be read in that time
    const long = beats.filter(({ text }) => text.length > 115).map(({ text }) => text);
    expect(long.length, long.join('\n')).toBeLessThan(beats.length / 20);
  }
  await readIn('en');
});

test('a replay that tells in beats goes past answers that were only sealed, unless one looks with other eyes', () => {
  const playback = new Playback<Thrones>(thrones, example.start, example.answers, true);
  const isSealed = (at: number): boolean => playback.steps[at - 1]!.happened.every(({ what }) => what === 'sealed');
  const visited = (eyes: 'table' | 'all'): readonly number[] => {
    const replaying = new Retelling(
      playback,
      0,
      () => [],
      () => null
    );
    replaying.eyes = eyes;
    replaying.toggle();
    const at: number[] = [];
    while (replaying.at < 60) {
      at.push(replaying.at);
      replaying.playOn();
    }
    return at.slice(1);
  };
  expect(visited('table').filter(isSealed)).toEqual([]);
  expect(visited('all').filter(isSealed).length).toBeGreaterThan(10);
});

describe('what comes about by itself', () => {
  const view = viewFor(scene(FLEET).marches().position, null);
  const told = (...happened: Happening[]): Beat[] =>
    beatsOf({ number: 1, house: 'stark', happened, before: view, now: view });
  const idle = (house: House, about: 'raid' | 'march', area: AreaId): Happening => ({
    what: 'automatic',
    house,
    about,
    area
  });

  test('is one beat for one reason, of no house where several take part', () => {
    const beats = told(
      idle('stark', 'raid', 'winterfell'),
      idle('greyjoy', 'raid', 'pyke'),
      idle('greyjoy', 'march', 'pyke')
    );
    expect(beats.map(({ house, places }) => [house, places])).toEqual([
      [null, ['winterfell', 'pyke']],
      ['greyjoy', ['pyke']]
    ]);
  });

  test('is said in one sentence, as the tokens fade one after the other, in a second and a half', () => {
    const lies = { 'castle-black': 'stark', pyke: 'greyjoy', lannisport: 'lannister' } as const;
    const raids = keysOf<keyof typeof lies>(lies).flatMap((area): Happening[] => [
      idle(lies[area], 'raid', area),
      { what: 'orders-removed', house: lies[area], area, token: 'raid', about: 'raid' }
    ]);
    const [beat, ...others] = told(...raids);
    expect(others).toEqual([]);
    expect(beat?.text).toBe('The last Raid orders of Stark, Greyjoy and Lannister have no target.');
    expect(beat?.lifted.map(({ area }) => area)).toEqual(['castle-black', 'pyke', 'lannisport']);
    expect(displayTimeOf(beat!.text, 'normal')).toBe(1500);
    expect(told(...raids.slice(0, 2))[0]?.text).toBe('House Stark’s last Raid order has no target.');
  });

  test('is told before a page that the table stops for as far as it came before it, and the rest after it', () => {
    const page: Happening = { what: 'orders-revealed', orders: {} };
    const gain: Happening = { what: 'power', house: 'stark', by: 2, about: 'consolidating', area: 'karhold' };
    const beats = told(idle('stark', 'raid', 'winterfell'), page, gain, idle('greyjoy', 'march', 'pyke'));
    expect(beats.map(({ isAfter, places }) => [isAfter, places])).toEqual([
      [false, ['winterfell']],
      [true, ['pyke']]
    ]);
    expect(beats[0]?.text).toBe(told(idle('stark', 'raid', 'winterfell'))[0]?.text);
  });
});

test('a look with the raven is one beat, when the card is put back; whoever watched is told that, too', () => {
  for (const [put, text] of [
    ['bottom', 'House Stark looks at the top wildling card and puts it on the bottom of the deck.'],
    ['top', 'House Stark looks at the top wildling card and puts it back on top.']
  ] as const)
    for (const isWatched of [false, true]) {
      const g = scene(`
        court stark lannister
        stark winterfell: footman, raid
        lannister lannisport: footman, march+0
      `).raven();
      expect(beatsAfter(g, 'stark', { kind: 'raven', use: 'look' }, isWatched)).toEqual([]);
      expect(beatsAfter(g, 'stark', { kind: 'option', option: put }, isWatched)[0]?.text).toBe(text);
    }
});

test('whatever code does in the open is told, with a place where there is one, and nothing sealed is', () => {
  let told = 0;
  for (const [index, count] of PLAYER_COUNTS.entries()) {
    const { houses } = SETUP[count];
    const contestants = Object.fromEntries(houses.map((house) => [house, { plays: 'squire' as const }]));
    const options = { edition: 'revised', tides: false } as const;
    playMatch({ houses, seed: `beats ${index}`, options }, contestants, ({ house }, before, after) => {
      const happened = after.happened;
      const act = { number: 1, house, happened, before: viewFor(before, null), now: viewFor(after, null) };
      const beats = beatsOf(act);
      const asked = before.asks.find((one) => one.house === house)!;
      if (asked.secret && asked.about !== 'raven-card') expect(beats.filter(({ isAfter }) => !isAfter)).toEqual([]);
      if (['march', 'raid'].includes(asked.kind) && !asked.secret) {
        expect(beats.length).toBeGreaterThan(0);
        expect(beats[0]!.places.length).toBeGreaterThan(0);
      }
      for (const beat of beats) {
        told++;
        expect(beat.text).toMatch(/^[A-Z].*\.$/);
        expect(beat.text).not.toMatch(/undefined|NaN|=>/);
      }
    });
  }
  expect(told).toBeGreaterThan(200);
});
