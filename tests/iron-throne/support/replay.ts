// A whole game as a scene: what a failed soak prints can be pasted into a test as it is.

import type { House } from '#iron/box';
import type { NewGame, Position } from '#iron/rules';
import { Bulk, newGame } from '#iron/flow/game';

export function replayed(
  { setUp }: { readonly setUp: NewGame },
  answers: readonly (readonly [House, unknown])[]
): Position {
  const game = new Bulk(newGame(setUp));
  for (const [house, given] of answers) {
    const refusal = game.answer(house, given);
    if (refusal !== null) throw new Error(JSON.stringify({ house, given, refusal }));
  }
  return game.position;
}
