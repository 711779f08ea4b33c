// A player made of code knows what its seat may know, and thinking again is thinking the same.

import { expect, test } from 'vitest';
import { type LevelId, LEVELS } from '#thrones/bots/levels';
import type { Question } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import { Bulk } from '#thrones/flow/game';
import { compactPosition, completePosition } from '#thrones/rules/compact';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { exchanged } from '#tests/support/exchanged';
import { LONG } from '#tests/support/long';
import { walk } from './walk';

const GAMES = Number(process.env.GAMES ?? (LONG ? 16 : 6));

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
