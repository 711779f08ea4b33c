// What a player made of code is asked with has nothing of what its seat may not know.

import { expect, test } from 'vitest';
import type { Question } from '#thrones/bots/question';
import { HOUSES } from '#thrones/box/houses';
import { viewFor } from '#thrones/rules/view';
import { walk } from './walk';

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
