// The Westeros phase on the screen: what a choice foretells happens, and the cards shown are those turned up.

import { text as names } from 'text:thrones/names';
import { describe, expect, test } from 'vitest';
import { greedyPlayer } from '#thrones/bots/greedy';
import type { House, WesterosCardId } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import { answer, Bulk, type Game, newGame } from '#thrones/flow/game';
import { type Moment, type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { About, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { choices } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { type Meaning, meaningsOf } from '#thrones/outlook/westerosOutlook';
import CardRow from '#thrones/screens/westeros/WesterosCardRow.svelte';
import WesterosMoment from '#thrones/screens/westeros/WesterosMoment.svelte';
import { summaryOf } from '#thrones/screens/westeros/summary';
import { text } from 'text:thrones/cards';
import { option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { drawn, drawnStill, wordsIn } from '#tests/support/shown';

/** Games of the sensible bot, stopped wherever this is asked. */
function asked(about: About, cards: readonly (readonly WesterosCardId[])[], games: number): Game[] {
  const found: Game[] = [];
  for (let number = 0; number < games; number++) {
    const chance = new Chance(chanceFrom(`bot ${number}`));
    const options = { edition: 'revised', tides: false } as const;
    const game = new Bulk(
      newGame({ houses: SETUP[6].houses, seed: `meaning ${number}`, options, decks: { westeros: cards } })
    );
    for (let [next] = game.position.asks; next !== undefined; [next] = game.position.asks) {
      if (next.about === about) found.push(game.game);
      game.answer(next.house, greedyPlayer(viewFor(game.position, next.house), next.house, chance));
    }
  }
  return found;
}

interface Chosen {
  readonly view: View;
  readonly meanings: readonly Meaning[];
  readonly after: Game;
}

function chosen(game: Game, way: string): Chosen {
  const view = viewFor(game.position, null);
  const [ask] = game.position.asks;
  const outcome = ask === undefined ? null : answer(game, ask.house, option(way));
  if (outcome === null || !outcome.ok) throw new Error(`${way} was refused`);
  return { view, meanings: meaningsOf(view, way), after: outcome.game };
}

describe('what a choice would mean', () => {
  const throne = asked('a-throne-of-blades', [['a-throne-of-blades']], 5);
  const wings = asked('dark-wings-dark-words', [[], ['dark-wings-dark-words']], 5);

  test('supply moves as foretold, and only the houses told of have to cut armies down, by so many', () => {
    expect(throne.length).toBeGreaterThan(4);
    for (const game of throne) {
      const { meanings, after } = chosen(game, 'supply');
      for (const one of meanings) {
        if (one.what !== 'supply') throw new Error('not about supply');
        const { supply } = after.position.houses[one.house]!;
        expect([one.house, one.to]).toEqual([one.house, supply]);
      }
      const cutting = after.position.asks.find(({ about }) => about === 'reconciling');
      const first = meanings.find((one) => one.what === 'supply' && one.lost > 0);
      expect(first?.house).toBe(cutting?.house);
      if (cutting === undefined || first?.what !== 'supply') continue;
      const ways = choices(after.position, cutting.house, 5000, new Chance(chanceFrom('ways'))).choices;
      const losses = ways.map((way) => (way.kind === 'reconcile' ? way.units.length : 0));
      expect(first.lost).toBe(Math.min(...losses));
    }
  });

  test('power is gained as foretold', () => {
    expect(wings.length).toBeGreaterThan(4);
    for (const game of wings) {
      const { meanings, after } = chosen(game, 'game-of-thrones');
      const gains = new Map(
        after.position.happened.flatMap((one): [House, number][] =>
          one.what === 'power' && one.about === 'game-of-thrones' ? [[one.house, one.by]] : []
        )
      );
      for (const one of meanings) if (one.what === 'power') expect(one.gain).toBe(gains.get(one.house) ?? 0);
    }
  });

  test('a port counts while no enemy lies before it, and nobody gets more than the tokens left', () => {
    const g = scene(`
      houses stark lannister baratheon
      power stark 19 lannister 5
      deck westeros1 last-days-of-summer | westeros2 dark-wings-dark-words | westeros3 web-of-lies
      stark      white-harbor: footman; port-of-white-harbor: ship; winterfell: footman; widows-watch: footman, power
      lannister  lannisport: footman; port-of-lannisport: ship
      baratheon  the-golden-sound: ship; dragonstone: footman
    `).westeros();
    const meanings = meaningsOf(viewFor(g.position, null), 'game-of-thrones');
    const gains = Object.fromEntries(meanings.map((one) => [one.house, one.what === 'power' ? one.gain : null]));
    const { house } = g.asks[0]!;
    g.answer(house, option('game-of-thrones'));
    const came = g.happened('power').map((one) => [one.house, one.by]);
    expect(Object.fromEntries(Object.entries(gains).filter(([, gain]) => gain !== 0))).toEqual(
      Object.fromEntries(came)
    );
    expect(gains).toMatchObject({ stark: 0, lannister: 0 });
  });

  test('points are the castles and strongholds held', () => {
    for (const game of throne) {
      const { meanings, after } = chosen(game, 'mustering');
      const first = meanings.find((one) => one.what === 'mustering' && one.points > 0);
      expect(after.position.asks[0]).toMatchObject({ kind: 'muster', house: first?.house });
    }
  });

  test('a ban costs nothing that could not have been laid', () => {
    const g = scene(`
      court stark lannister baratheon tyrell martell greyjoy
      deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 put-to-the-sword
    `).westeros();
    const tokens = (way: string, house: House) => {
      const one = meaningsOf(viewFor(g.position, null), way).find((meaning) => meaning.house === house);
      return one?.what === 'ban' ? one.tokens : null;
    };
    expect(tokens('rains-of-autumn', 'stark')).toEqual(['march+1']);
    expect(tokens('rains-of-autumn', 'greyjoy')).toEqual([]);
    expect(tokens('storm-of-swords', 'stark')).toEqual(['defense+1', 'defense+2']);
    expect(tokens('storm-of-swords', 'greyjoy')).toEqual(['defense+1']);
  });

  test('nothing means nothing', () => {
    expect(meaningsOf(viewFor(throne[0]!.position, null), 'nothing')).toEqual([]);
  });

  test('is summed up in a sentence, the losses first', () => {
    const meanings: Meaning[] = [
      { what: 'supply', house: 'stark', from: 2, to: 3, lost: 0 },
      { what: 'supply', house: 'tyrell', from: 3, to: 1, lost: 2 },
      { what: 'supply', house: 'martell', from: 3, to: 3, lost: 0 }
    ];
    expect(summaryOf(meanings, '')).toBe('Tyrell drops to 1 and has to destroy 2 units. Stark rises to 3.');
    expect(summaryOf(meanings.slice(2), '')).toBe('Nobody’s supply changes.');
    expect(summaryOf([], 'so')).toBe('so');
  });
});

/** Every moment of a game of the sensible bot with these cards on top. */
function* momentsIn(cards: readonly (readonly WesterosCardId[])[], seed: string): Generator<Moment> {
  const chance = new Chance(chanceFrom(seed));
  const options = { edition: 'revised', tides: false } as const;
  const game = new Bulk(newGame({ houses: SETUP[6].houses, seed, options, decks: { westeros: cards } }));
  for (let [next] = game.position.asks; next !== undefined; [next] = game.position.asks) {
    const before = viewFor(game.position, null);
    game.answer(next.house, greedyPlayer(viewFor(game.position, next.house), next.house, chance));
    const told = { before, now: viewFor(game.position, null), lines: game.position.happened };
    yield* momentsOf(told, []);
  }
}

function turned(...cards: readonly WesterosCardId[]): MomentOf<'westeros'> {
  for (const moment of momentsIn(
    cards.map((card) => [card]),
    'turned'
  ))
    if (moment.what === 'westeros') return moment;
  throw new Error('No card was turned up');
}

const nothing = (): void => undefined;

interface TurnedShown {
  /** How far the card is. */
  readonly state: string;
  readonly words: string;
  /** The houses that it has changed: "Stark +2". */
  readonly gains: readonly string[];
  readonly isDown: boolean;
}

/** The three cards of a round as the whole table sees them, the first deck first. */
const cardsIn = (html: string): TurnedShown[] =>
  [...html.matchAll(/<section[^>]*aria-label="I+"[\s\S]*?<\/section>/g)].map(([column]) => {
    const [, list] = column.split('<ul');
    return {
      state: wordsIn(/<em[\s\S]*?<\/em>/.exec(column)?.[0] ?? ''),
      words: wordsIn(column),
      gains: [...(list ?? '').matchAll(/<li[\s\S]*?<\/li>/g)].map(([gain]) => wordsIn(gain)),
      isDown: column.includes(text('card-face-down'))
    };
  });

const endOf = (moment: MomentOf<'westeros'>): string => drawnStill(WesterosMoment, { moment, goOn: nothing });
const startOf = (moment: MomentOf<'westeros'>): string => drawn(WesterosMoment, { moment, goOn: nothing });

/** The steps of the ladder from top to bottom, with the words beside them. */
const ladderIn = (html: string): string[] => {
  const wall = html.slice(html.lastIndexOf('<section'));
  return [...wall.matchAll(/<li[\s\S]*?<\/li>/g)].map(([step]) => wordsIn(step));
};

describe('cards turned up', () => {
  test('are told as they are resolved', () => {
    const shown = endOf(turned('mustering', 'clash-of-kings', 'web-of-lies'));
    const cards = cardsIn(shown);
    expect(cards.map(({ state }) => state)).toEqual(['being resolved', 'waiting', 'waiting']);
    for (const [i, name] of ['Mustering', 'Clash of Kings', 'Web of Lies'].entries())
      expect(cards[i]!.words).toContain(name);
    expect(wordsIn(shown)).not.toContain('Winter Is Coming');
    expect(wordsIn(shown)).toContain('1 icon on the cards: the threat rises from 2 to 4.');
    expect(wordsIn(shown)).not.toContain('They attack');
  });

  test('are face down as they begin, and the threat is where it was', () => {
    const shown = startOf(turned('mustering', 'clash-of-kings', 'web-of-lies'));
    expect(cardsIn(shown).map(({ isDown, state }) => [isDown, state])).toEqual(Array(3).fill([true, '']));
    expect(ladderIn(shown)[5]).toBe('2 now');
    expect(wordsIn(shown)).not.toContain('the threat rises');
  });

  test('tell what came of them already', () => {
    const moment = turned('supply', 'game-of-thrones', 'sea-of-storms');
    const [supply, power, ban] = cardsIn(endOf(moment));
    expect(supply!.state).toBe('done');
    const { before, now, lines } = moment;
    const supplied = lines.flatMap((one) => (one.what === 'supply' ? [one.house] : []));
    expect(supplied.length).toBeGreaterThan(0);
    expect(supply!.gains).toEqual(
      supplied.map(
        (house) => `${names(`houses.${house}`)} ${before.houses[house]!.supply} → ${now.houses[house]!.supply}`
      )
    );
    const gained = lines.filter((one) => one.what === 'power').filter(({ about }) => about === 'game-of-thrones');
    expect(gained.length).toBeGreaterThan(0);
    expect(power!.gains).toEqual(gained.map(({ house, by }) => `${names(`houses.${house}`)} +${by}`));
    expect(ban).toMatchObject({ state: 'in force this round', gains: [] });
  });

  test('name the Winter Is Coming that gave way', () => {
    const moment = turned('winter-is-coming', 'last-days-of-summer', 'web-of-lies');
    const [first] = cardsIn(endOf(moment));
    const card = moment.now.westeros[0]!;
    expect(card).not.toBe('winter-is-coming');
    expect(first!.words).toContain(names(`westerosCards.${card}`));
    expect(first!.words).toContain('Winter Is Coming: the deck was reshuffled and a new card drawn');
  });

  test('later in the round only one card is new', () => {
    const found: Moment[] = [];
    for (const moment of momentsIn([['mustering'], ['winter-is-coming'], ['web-of-lies']], 'later')) {
      if (moment.what === 'westeros') found.push(moment);
      if (found.length === 2) break;
    }
    const [, second] = found;
    if (second?.what !== 'westeros') throw new Error('No second moment');
    expect(cardsIn(startOf(second)).map(({ isDown }) => isDown)).toEqual([false, true, false]);
    const shown = endOf(second);
    const [first, winter, last] = cardsIn(shown);
    expect([first!.words.includes('Mustering'), first!.state]).toEqual([true, 'done']);
    expect(winter!.words).toContain('Winter Is Coming: the deck was reshuffled');
    expect(last!.words).toContain('Web of Lies');
    const icon = WESTEROS_CARDS[second.now.westeros[1]!].wildlingIcon;
    expect(wordsIn(shown)).toContain(
      `${icon ? '1 icon' : 'No icons'} on the cards: the threat ${icon ? 'rises from 4 to 6' : 'stays at 4'}`
    );
  });

  test('the threat climbs a ladder of twos', () => {
    expect(ladderIn(endOf(turned('mustering', 'clash-of-kings', 'web-of-lies')))).toEqual([
      '12 they attack at once',
      '10',
      '8',
      '6',
      '4 now',
      '2 before',
      '0'
    ]);
  });
});

test('a card in a row that lies face down says no more than that', () => {
  const body = drawn(CardRow, { card: 'supply', down: true });
  expect(body).toContain(text('card-face-down'));
  expect(body).not.toMatch(/=>|=&gt;|Supply/);
});
