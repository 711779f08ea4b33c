// A whole game as a scene: what a failed soak prints can be pasted into a test as it is.

import type { House } from '../../src/lib/box/houses';
import { newGame } from '../../src/lib/flow/game';
import type { NewGame } from '../../src/lib/rules/setUp';
import { Scene } from './scene';

export function replayed(setUp: NewGame, answers: readonly (readonly [House, unknown])[]): Scene {
  return Scene.of(newGame(setUp)).answers(...answers);
}
