// What the frame of the table has to know of a game to speak of it.

import type { Snippet } from 'svelte';
import type { Kinds } from '../../engine/ruleset';
import type { AtTheTable } from '../play/seating.svelte';
import type { Bearer } from '../curtain/bearer';
import type { Deed } from './deed';
import type { Sounds } from './hearing';
import type { Side } from './sides';

export interface Telling<K extends Kinds> {
  bearer(seat: AtTheTable<K>): Bearer;
  /** What the tablet is passed for. */
  passedFor(about: K['position']['asks'][number]['about']): string;
  /** What a House has answered, as far as it may be told: "House Stark’s bid". */
  deed(house: K['house'], kind: K['answer']['kind']): string;
  /** So many of the last answers, the latest first. */
  deeds(count: number): readonly Deed[];
  /** Why no more can be taken back: what was revealed; null for the beginning of the game. */
  wall(revealed: string | null): string;
  /** Of the ask, to whoever does not see it. */
  announced(): string;
  /** What the game sounds like; loaded behind the table. */
  sounds(): Promise<{ readonly default: Sounds<K> }>;
}

/** What surrounds the game's own part of the table. */
export interface Around {
  /** Something lies over it: it is not to be reached by keys or read aloud. */
  readonly covered: boolean;
  /** The tablet lies in the middle of the table, and all read it. */
  readonly afar: boolean;
  /** To which side of a table in the middle of which the tablet lies what is asked is turned. */
  readonly side: Side | undefined;
  /** Buttons to take back and to do again; undefined where there is nothing to take back. */
  readonly undo: Snippet | undefined;
  /** What was taken back, done again or told just now. */
  readonly word: string | null;
  readonly openMenu: () => void;
  /** Says a word, which is heard until the game goes on. */
  readonly tell: (text: string) => void;
}
