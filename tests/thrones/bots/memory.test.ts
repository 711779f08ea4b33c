// The public memory, and the positions that a seat thinks possible.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { gameOf, startNumber } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { guess } from '#thrones/bots/guess';
import { freshMemory, type Memory, remember } from '#thrones/bots/memory';
import { SETUP } from '#thrones/box/setup';
import { TIDES_DECK } from '#thrones/box/tides';
import { Bulk, type Game, newGame } from '#thrones/flow/game';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';

function watch(index: number, look: (position: Position, memory: Memory) => void): void {
  watchGame(gameOf(startNumber(index, 'memory', null, false)), index, look);
}

function watchGame(begun: Game, index: number, look: (position: Position, memory: Memory) => void): void {
  const game = new Bulk(begun);
  const chance = new Chance(chanceFrom(`memory ${index}`));
  let memory = freshMemory(game.position);
  while (game.position.winner === null) {
    look(game.position, memory);
    const { house } = chance.pick(game.position.asks);
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, chance));
    memory = remember(memory, game.position.happened);
  }
}

test('power that is covered in a bidding can be counted', () => {
  for (let index = 0; index < 6; index++)
    watch(index, ({ houses }, { power }) =>
      expect(power).toEqual(Object.fromEntries(Object.entries(houses).map(([house, sheet]) => [house, sheet.power])))
    );
});

test('cards turned up lie under their decks in the order in which they were seen', () => {
  let seen = 0;
  for (let index = 0; index < 6; index++)
    watch(index, ({ decks }, memory) => {
      for (const [i, turned] of memory.westeros.entries())
        if (turned.length > 0) expect(decks.westeros[i]!.slice(-turned.length)).toEqual(turned);
      memory.wildlings.forEach((card, i) => {
        if (card !== null) expect(decks.wildlings[i]).toBe(card);
        seen += card === null ? 0 : 1;
      });
    });
  expect(seen).toBeGreaterThan(0);
});

test('[house.tides-deck] where all tides are drawn before they are shuffled, none is thought of a second time', () => {
  let counted = 0;
  const begun = newGame({
    houses: SETUP[3].houses,
    seed: 'tides in mind',
    options: { edition: 'first', tides: true },
    houseRules: { tidesDeck: 'when-empty' }
  });
  watchGame(begun, 0, (position, memory) => {
    for (const { house, about } of position.asks) {
      const view = viewFor(position, house);
      const { decks, stackedTides, sealed } = guess(view, memory, new Chance(chanceFrom(about)));
      const down = Object.keys(sealed.tides).length;
      expect(down).toBe(Object.keys(position.sealed.tides).length);
      const gone = TIDES_DECK.length - view.deckSizes.tides - down;
      const seen = memory.tides.slice(memory.tides.length - gone).filter((tide) => tide !== null);
      const left = [...TIDES_DECK];
      for (const tide of [...seen, ...Object.values(sealed.tides), ...decks.tides.slice(0, stackedTides)]) {
        expect(left).toContain(tide);
        left.splice(left.indexOf(tide), 1);
      }
      expect([...decks.tides].sort()).toEqual([...TIDES_DECK].sort());
      counted += seen.length;
    }
  });
  expect(counted).toBeGreaterThan(20);
});

test('a guess looks to the seat as the table does, and has everything that a position has', () => {
  const abouts = new Set<string>();
  for (const index of [0, 1, 2, 3, 7, 8, 9, 10, 11])
    watch(index, (position, memory) => {
      for (const { house, about } of position.asks) {
        const view = viewFor(position, house);
        const guessed = guess(view, memory, new Chance(chanceFrom(about)));
        const { asks, sealed, ...open } = viewFor(guessed, house);
        const { asks: _asks, sealed: own, ...really } = view;
        expect(open).toEqual(really);
        expect(sealed).toEqual(own);
        expect(asks.find((one) => one.house === house)).toEqual(view.asks.find((one) => one.house === house));
        expect(Object.keys(guessed).sort()).toEqual(Object.keys(position).sort());
        for (const deck of [0, 1, 2] as const)
          expect([...guessed.decks.westeros[deck]].sort()).toEqual([...position.decks.westeros[deck]].sort());
        expect([...guessed.decks.wildlings].sort()).toEqual([...position.decks.wildlings].sort());
        abouts.add(about);
      }
    });
  expect(abouts.size).toBeGreaterThan(15);
});
