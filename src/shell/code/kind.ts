// The facts that the list of seats needs about a game's code players.

import type { Kinds } from '#engine/ruleset';
import type { Code } from '../saves/handed';

/** A code player; the game knows which levels and persons there are. */
export type CodeKind = Pick<Code, 'level' | 'person'>;

export interface Players<K extends Kinds> {
  /** The name of a house within a sentence. */
  house(house: K['house']): string;
  /** The code player that a seat begins with when it is handed to code. */
  fresh(house: K['house']): CodeKind;
  /** The name of the code player. */
  called(kind: CodeKind): string;
  /** A line below that name. */
  seat(kind: CodeKind): string;
  /** The sentence of the log when a seat is handed over; `kind` is null for a person. */
  handed(house: K['house'], name: string, kind: CodeKind | null): string;
}
