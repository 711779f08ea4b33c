// The words and pieces of a game that the frame of the table needs.

import type { Component, Snippet } from 'svelte';
import type { Kinds } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import type { AtTheTable } from '../play/seating.svelte';
import type { Bearer } from '../curtain/bearer';
import type { Deed } from './deed';
import type { Sounds } from './hearing';
import type { Side } from './sides';

/** The properties of the sheet that says who plays which seat. */
export interface SeatsProps<K extends Kinds> {
  readonly playing: Playing<K>;
  /** True if the seat has a PIN. */
  readonly hasPin: (house: K['house']) => boolean;
  /** Called with the log's sentence when a seat was handed over. */
  readonly onhanded: (told: string) => void;
  readonly onclose: () => void;
}

export interface Telling<K extends Kinds> {
  bearer(seat: AtTheTable<K>): Bearer;
  /** The reason why the tablet is passed, in words. */
  passedFor(about: K['position']['asks'][number]['about']): string;
  /** The answer of a house, as far as everybody may know it: "House Stark’s bid". */
  deed(house: K['house'], kind: K['answer']['kind']): string;
  /** The last `count` answers, the latest first. */
  deeds(count: number): readonly Deed[];
  /** The reason why no more can be taken back: what was revealed, or null for the beginning of the game. */
  wall(revealed: string | null): string;
  /** True if the ask is large in table mode even behind its curtain. */
  isLarge?(ask: K['position']['asks'][number]): boolean;
  /** The ask, in the words that are read aloud. */
  announced(): string;
  /** The sounds of the game, loaded behind the table. */
  sounds(): Promise<{ readonly default: Sounds<K> }>;
  /** The sheet of seats, loaded when it is opened; undefined if code plays no seat of this game. */
  seats?(): Promise<{ readonly default: Component<SeatsProps<K>> }>;
}

/** The values that the frame passes to the game's own part of the table. */
export interface Around {
  /** True if something covers it, so that keys and screen readers must not reach it. */
  readonly covered: boolean;
  /** True if the table is in table mode: the tablet is in the middle, and everybody reads it. */
  readonly afar: boolean;
  /** The side of the table that the ask is turned to, in table mode. */
  readonly side: Side | undefined;
  /** Buttons to take back and to do again; undefined if there is nothing to take back. */
  readonly undo: Snippet | undefined;
  /** The announcement of what was just taken back, done again or told. */
  readonly word: string | null;
  readonly openMenu: () => void;
}
