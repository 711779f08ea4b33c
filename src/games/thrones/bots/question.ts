// The question to a code player. There is no position in it, so none can be looked at.

import type { View } from '#thrones/rules';
import type { Memory } from './memory';

/** All that a player made of code is given. */
export interface Question {
  readonly view: View;
  /** The place in the chart, which is plain to see. */
  readonly at: string;
  readonly memory: Memory;
  /** The seed of this one answer, and not of the game: from `seedOf`. */
  readonly seed: string;
}

/** The chance of an answer: it hangs on the player and on how many answers he has given. Thinking again is thinking the same. */
export const seedOf = (player: string, answers: number): string => `${player} ${answers}`;
