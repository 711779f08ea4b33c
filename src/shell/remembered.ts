// The hall's memory of a finished game: how it ended, which its sheet says, and what happened on the way, which its
// answers say.

import type { Component } from 'svelte';
import type { Kinds, PerHouse } from '#engine/ruleset';
import type { Entry, GameSheet } from './saves/store/sheet';

export interface Standing {
  readonly house: string;
  /** The rank; 1 is first, and equal houses share it. */
  readonly rank: number;
  /** The score that wins: castles, influence. */
  readonly score: number;
  /** The power left at the end; null if the game has none, or it is not known. */
  readonly power: number | null;
}

export interface Ending {
  readonly winners: readonly string[];
  /** The number of rounds or turns. */
  readonly round: number;
  readonly edition: string | null;
  /** The score that wins at once. */
  readonly goal: number;
  /** True if the winner and the second had equal scores, so that something else decided. */
  readonly tied: boolean;
  /** The houses, from the winner down. */
  readonly standing: readonly Standing[];
}

export interface Tally {
  /** The number of times that the first house has defeated the second. */
  readonly battles: readonly { readonly won: string; readonly lost: string; readonly count: number }[];
  /** The attacks of the wildlings; null in a game without them. */
  readonly wildlings: { readonly attacks: number; readonly won: number } | null;
  /** The power that each house paid against the wildlings. */
  readonly paid: PerHouse<number>;
}

export interface Remembered<K extends Kinds = Kinds> {
  /** The English name under which play logs know the game. */
  readonly logged: string;
  /** The end of a game; null if that cannot be read. */
  readonly endingOf: (sheet: GameSheet<K>) => Ending | null;
  readonly tallyOf: (entries: readonly Entry<K>[]) => Tally;
  readonly nameOf: (house: K['house']) => string;
  readonly editionOf: (edition: string) => string;
  readonly scoreOf: (count: number) => string;
  /** The length of a game in words, in rounds or turns. */
  readonly lengthOf: (rounds: number) => string;
  /** The emblem of a house, with words beside it. */
  readonly Mark: Component<{ readonly house: K['house']; readonly size?: number }>;
}
