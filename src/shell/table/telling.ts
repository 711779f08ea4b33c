// The words and pieces of a game that the frame of the table needs.

import type { Component, Snippet } from 'svelte';
import type { Kinds } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import type { AtTheTable } from '../play/seating.svelte';
import type { Bearer } from '../curtain/bearer';
import type { Deed } from './deed';
import type { Sounds } from './hearing';
import type { Side } from './sides';

/** The sheet of who plays which seat. */
export interface SeatsProps<K extends Kinds> {
  readonly playing: Playing<K>;
  /** The seat has a PIN. */
  readonly hasPin: (house: K['house']) => boolean;
  /** With what the log says of it. */
  readonly onhanded: (told: string) => void;
  readonly onclose: () => void;
}

export interface Telling<K extends Kinds> {
  bearer(seat: AtTheTable<K>): Bearer;
  /** What the tablet is passed for. */
  passedFor(about: K['position']['asks'][number]['about']): string;
  /** What a House has answered, as far as it may be told: "House Stark’s bid". */
  deed(house: K['house'], kind: K['answer']['kind']): string;
  /** The last `count` answers, the latest first. */
  deeds(count: number): readonly Deed[];
  /** Why no more can be taken back: what was revealed; null for the beginning of the game. */
  wall(revealed: string | null): string;
  /** Also behind its curtain it is large in table mode. */
  isLarge?(ask: K['position']['asks'][number]): boolean;
  /** The ask, read aloud. */
  announced(): string;
  /** What the game sounds like; loaded behind the table. */
  sounds(): Promise<{ readonly default: Sounds<K> }>;
  /** Loaded when it is opened; left out where code plays no seat. */
  seats?(): Promise<{ readonly default: Component<SeatsProps<K>> }>;
}

/** What surrounds the game's own part of the table. */
export interface Around {
  /** Something is over it: it is not to be reached by keys or read aloud. */
  readonly covered: boolean;
  /** Table mode: the tablet is in the middle, and all read it. */
  readonly afar: boolean;
  /** In table mode: the side of the table the ask is turned to. */
  readonly side: Side | undefined;
  /** Buttons to take back and to do again; undefined where there is nothing to take back. */
  readonly undo: Snippet | undefined;
  /** What was taken back, done again or told just now. */
  readonly word: string | null;
  readonly openMenu: () => void;
}
