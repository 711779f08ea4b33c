// What a player made of code is asked with. There is no position in it, so none can be looked at.

import type { View } from '../rules/view';
import type { Memory } from './memory';

/** All that a player made of code is given. */
export interface Question {
  readonly view: View;
  /** The place in the chart, which is plain to see. */
  readonly at: string;
  readonly memory: Memory;
  /** Of this one answer, and not of the game: from `seedOf`. */
  readonly seed: string;
}
