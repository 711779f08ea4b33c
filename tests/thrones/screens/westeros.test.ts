// The Westeros phase on the screen: what a choice foretells happens, and the cards shown are those turned up.

import { render } from 'svelte/server';
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
import { summaryOf } from '#thrones/screens/westeros/summary';
import { ladder, threatIn, turnedIn } from '#thrones/screens/westeros/turned';
import { text } from 'text:thrones/cards';
import { option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

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

describe('cards turned up', () => {
  test('lie as they are resolved', () => {
    const moment = turned('mustering', 'clash-of-kings', 'web-of-lies');
    expect(turnedIn(moment)).toMatchObject([
      { deck: 1, card: 'mustering', state: 'now', isNew: true, instead: [] },
      { deck: 2, card: 'clash-of-kings', state: 'waits' },
      { deck: 3, card: 'web-of-lies', state: 'waits' }
    ]);
    expect(threatIn(moment)).toEqual({ from: 2, to: 4, icons: 1, attack: false });
  });

  test('tell what came of them already', () => {
    const moment = turned('supply', 'game-of-thrones', 'sea-of-storms');
    const [supply, power, ban] = turnedIn(moment);
    expect(supply).toMatchObject({ state: 'done' });
    for (const { house, from, to } of supply!.gains) {
      expect(from).toBe(moment.before.houses[house]!.supply);
      expect(to).toBe(moment.now.houses[house]!.supply);
    }
    const gained = moment.lines
      .filter((one) => one.what === 'power')
      .filter(({ about }) => about === 'game-of-thrones');
    expect(power!.gains.length).toBeGreaterThan(0);
    expect(power!.gains.map(({ house, to }) => [house, to])).toEqual(gained.map((one) => [one.house, one.by]));
    expect(ban).toMatchObject({ state: 'binds', gains: [] });
  });

  test('name the Winter Is Coming that gave way', () => {
    const moment = turned('winter-is-coming', 'last-days-of-summer', 'web-of-lies');
    const [first] = turnedIn(moment);
    expect(first!.instead[0]).toBe('winter-is-coming');
    expect(first!.card).not.toBe('winter-is-coming');
    expect(first!.card).toBe(moment.now.westeros[0]);
  });

  test('later in the round only one card is new', () => {
    const found: Moment[] = [];
    for (const moment of momentsIn([['mustering'], ['winter-is-coming'], ['web-of-lies']], 'later')) {
      if (moment.what === 'westeros') found.push(moment);
      if (found.length === 2) break;
    }
    const [, second] = found;
    if (second?.what !== 'westeros') throw new Error('No second moment');
    expect(turnedIn(second)).toMatchObject([
      { card: 'mustering', isNew: false, state: 'done' },
      { isNew: true, instead: ['winter-is-coming'] },
      { card: 'web-of-lies', isNew: false }
    ]);
    const icon = WESTEROS_CARDS[second.now.westeros[1]!].wildlingIcon;
    expect(threatIn(second)).toMatchObject({ icons: icon ? 1 : 0, from: 4, to: icon ? 6 : 4 });
  });

  test('the threat climbs a ladder of twos', () => {
    expect(ladder(12)).toEqual([12, 10, 8, 6, 4, 2, 0]);
  });
});

test('a card in a row that lies face down says no more than that', () => {
  const { body } = render(CardRow, { props: { card: 'supply', down: true } });
  expect(body).toContain(text('card-face-down'));
  expect(body).not.toMatch(/=>|=&gt;|Supply/);
});
