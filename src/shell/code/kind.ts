// What the sheet of seats has to know of a game's players made of code.

import type { Kinds } from '#engine/ruleset';
import type { Code } from '../saves/handed';

/** Which levels and persons there are, the game knows. */
export type CodeKind = Pick<Code, 'level' | 'person'>;

export interface Players<K extends Kinds> {
  /** How a House is called in a sentence. */
  house(house: K['house']): string;
  /** What a seat begins with that becomes code's. */
  fresh(house: K['house']): CodeKind;
  /** The name of who plays. */
  called(kind: CodeKind): string;
  /** Below that name. */
  seat(kind: CodeKind): string;
  /** The line of the log; null is a person. */
  handed(house: K['house'], name: string, kind: CodeKind | null): string;
}
