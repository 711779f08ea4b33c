// What is remembered of a game that is over: how it ended, which its sheet tells, and what happened on the way, which its answers tell.

import type { Component } from 'svelte';
import type { Kinds, PerHouse } from '#engine/ruleset';
import type { Entry, GameSheet } from './saves/store/sheet';

export interface Standing {
  readonly house: string;
  /** 1 is the first; those who are level share it. */
  readonly rank: number;
  /** What wins: castles, influence. */
  readonly score: number;
  /** Left at the end; null where the game has none, or it is not known. */
  readonly power: number | null;
}

export interface Ending {
  readonly winners: readonly string[];
  /** Or turn. */
  readonly round: number;
  readonly edition: string | null;
  /** This score wins at once. */
  readonly goal: number;
  /** Winner and second were level, and something else decided. */
  readonly tied: boolean;
  /** From the winner down. */
  readonly standing: readonly Standing[];
}

export interface Tally {
  /** How often the first has won against the second. */
  readonly battles: readonly { readonly won: string; readonly lost: string; readonly count: number }[];
  /** Null in a game without them. */
  readonly wildlings: { readonly attacks: number; readonly won: number } | null;
  /** Power against the wildlings. */
  readonly paid: PerHouse<number>;
}

export interface Remembered<K extends Kinds = Kinds> {
  /** What play logs call it, in English: they find it by that name. */
  readonly logged: string;
  /** Null where the end cannot be read. */
  readonly endingOf: (sheet: GameSheet<K>) => Ending | null;
  readonly tallyOf: (entries: readonly Entry<K>[]) => Tally;
  readonly nameOf: (house: K['house']) => string;
  readonly editionOf: (edition: string) => string;
  readonly scoreOf: (count: number) => string;
  /** How long it was, in rounds or turns. */
  readonly lengthOf: (rounds: number) => string;
  /** Words stand beside it. */
  readonly Mark: Component<{ readonly house: K['house']; readonly size?: number }>;
}
