// A player made of code knows what its seat may know, and thinking again is thinking the same.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { gameOf, startNumber } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { type LevelId, LEVELS } from '#thrones/bots/levels';
import { freshMemory, type Memory, remember } from '#thrones/bots/memory';
import type { Question } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import { HOUSES } from '#thrones/box/houses';
import type { House } from '#thrones/box';
import { Bulk } from '#thrones/flow/game';
import { compactPosition, completePosition } from '#thrones/rules/compact';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { exchanged } from '#tests/support/exchanged';
import { LONG } from '#tests/support/long';

const GAMES = Number(process.env.GAMES ?? (LONG ? 16 : 6));
/** Only every nth decision is checked, so that a few games cover all asks. */
const EVERY = LONG ? 7 : 29;

function walk(index: number, look: (position: Position, at: string, memory: Memory, house: House) => void): void {
  const game = new Bulk(gameOf(startNumber(index, 'honest', null, false)));
  const chance = new Chance(chanceFrom(`honest ${index}`));
  let memory = freshMemory(game.position);
  for (let answers = 0; game.position.winner === null; answers++) {
    const { house } = chance.pick(game.position.asks);
    if (answers % EVERY === index % EVERY) look(game.position, game.at, memory, house);
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, chance));
    memory = remember(memory, game.position.happened);
  }
}

/** A Lord takes as long as all others together: of many positions a twelfth is his. */
const levelOf = (index: number): LevelId =>
  LONG
    ? index % 12 === 0
      ? 'lord'
      : (['knight', 'squire'] as const)[index % 2]!
    : (['knight', 'lord', 'squire'] as const)[index % 3]!;

test('whatever is hidden from the seat, the answer is the same, and it is legal', () => {
  const abouts = new Map<string, number>();
  const levels = new Map<string, number>();
  const another = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1);
  let [changed, count] = [0, 0];
  for (let index = 0; index < GAMES; index++)
    walk(index, (position, at, memory, house) => {
      const name = levelOf(count++);
      const level = LEVELS[name];
      another(levels, name);
      const answer = (of: Position) => think({ view: viewFor(of, house), at, memory, seed: 'x' }, level, PLAIN).answer;
      const { checkpoint, changes } = exchanged({ at, position: compactPosition(position) }, house);
      const other = completePosition(checkpoint.position);
      changed += changes;
      another(abouts, position.asks.find((one) => one.house === house)!.about);
      const given = answer(position);
      expect(answer(other)).toEqual(given);
      const game = new Bulk({ position, at });
      expect(game.answer(house, given)).toBeNull();
    });
  if (LONG) console.log(`${count} positions, ${changed} things exchanged`, levels, abouts);
  expect(abouts.size).toBeGreaterThan(12);
  expect(changed).toBeGreaterThan(count);
});

test('a question that went to a worker and back is answered alike', () => {
  for (let index = 0; index < 2; index++)
    walk(index, (position, at, memory, house) => {
      const question: Question = { view: viewFor(position, house), at, memory, seed: `worker ${index}` };
      const level = LEVELS[levelOf(index)];
      expect(think(structuredClone(question), level, PLAIN)).toEqual(think(question, level, PLAIN));
    });
});

test('from a question no way leads to what is hidden', () => {
  for (let index = 0; index < 8; index++)
    walk(index, (position, at, memory, house) => {
      const question: Question = { view: viewFor(position, house), at, memory, seed: 'reach' };
      const others = HOUSES.filter((one) => one !== house);
      const { sealed, decks } = position;
      const hidden = new Set<unknown>([
        position,
        position.chance,
        decks,
        ...(Object.values(decks) as unknown[]),
        ...decks.westeros,
        ...others.flatMap((one) => [sealed.orders[one]])
      ]);
      hidden.delete(undefined);
      for (const reached of reachable(question)) expect(hidden.has(reached)).toBe(false);
      // @ts-expect-error a view has no decks
      expect(question.view.decks).toBeUndefined();
      // @ts-expect-error nor the chance of the game
      expect(question.view.chance).toBeUndefined();
    });
});

function reachable(from: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof from !== 'object' || from === null || found.has(from)) return found;
  found.add(from);
  for (const part of Object.values(from) as unknown[]) reachable(part, found);
  return found;
}
