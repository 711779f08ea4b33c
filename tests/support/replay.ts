// A whole game as a scene: what a failed soak prints can be pasted into a test as it is.

import type { House } from '#thrones/box';
import { gameOf, type Start } from '#tools/headless/variety';
import { Scene } from './scene';

export function replayed(start: Start, answers: readonly (readonly [House, unknown])[]): Scene {
  return Scene.of(gameOf(start)).answers(...answers);
}
