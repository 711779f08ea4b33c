// A whole game as a scene: what a failed soak prints can be pasted into a test as it is.

import type { House } from '../../../src/games/iron-throne/box/houses';
import type { Position } from '../../../src/games/iron-throne/rules/position';
import { Bulk, newGame } from '../../../src/games/iron-throne/flow/game';
import type { NewGame } from '../../../src/games/iron-throne/rules/setUp';

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
