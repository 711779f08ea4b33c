// The saved parts of a game, in two kinds of rows: its sheet, and one entry for each answer.

import type { Kinds, PerHouse } from '#engine/ruleset';
import type { APP, Copied, FORMAT, Given, Start, TakenBack } from '../document';
import type { Handed } from '../handed';
import type { Heard } from '../heard';
import type { Passage } from '../files/passage';
import type { Language } from '#text/languages';
import type { Side } from '../seatSide';
import type { Trouble } from '../trouble';

export interface Seat {
  readonly house: string;
  readonly name: string;
  /** A slow hash, or `salt:hash` until it is entered again; a seat without one opens its curtain without a PIN. */
  readonly pin: string | null;
  /** The side chosen for the new game; without one, the usual side of that seat. */
  readonly side?: Side;
  /** The language that the seat reads behind its curtain; without one, that of the table. */
  readonly language?: Language;
}

/** Wrong PINs since the last right one. */
export interface WrongTries {
  readonly count: number;
  /** The time of the last attempt. */
  readonly time: number;
}

/**
 * Marks a copy that can never be restored from the bin, since the same game is saved here. No clock removes a game as early as
 * this.
 */
export const FOR_GOOD = 0;

export interface GameSheet<K extends Kinds = Kinds> {
  readonly id: string;
  /** The id of the game's rules. */
  readonly game: string;
  readonly name: string;
  /** The seats, in the order in which the tablet is passed. */
  readonly seats: readonly Seat[];
  readonly start: Start<K>;
  /** Times are in milliseconds. */
  readonly created: number;
  /** The time when it was last played; renaming or viewing it does not count. */
  readonly changed: number;
  readonly answered: number;
  /** Grows with every answer and every taking back: it tells a window that another one has played. */
  readonly revision: number;
  /** JSON of {at, position}; openCheckpoint reads it. */
  readonly checkpoint: string;
  /** The seat that had the tablet last: the one that answered, or closed its curtain. */
  readonly tablet: string | null;
  /** The number of answers when each seat last closed its curtain. */
  readonly seen: PerHouse<number>;
  readonly finished: boolean;
  /**
   * The answers that were taken back and can be done again, the next one first. They may be secret, and never leave the device.
   */
  readonly undone: readonly Given[];
  /** The unfinished answer of each seat behind its curtain: as secret as an answer, and it never leaves the device. */
  readonly begun: PerHouse<Given['answer']>;
  /** The seats that have answered and taken it back, besides the seats in `undone`. */
  readonly heard: readonly Heard[];
  /** The answers that were taken back by consent, for the log. */
  readonly takenBack: readonly TakenBack[];
  /** The times when it left as a file while it was played, and when it was imported. For the log; nothing removes it. */
  readonly copied: readonly Copied[];
  /** The seats that code plays, and since when. */
  readonly handed: readonly Handed[];
  readonly wrongTries: PerHouse<WrongTries>;
  /** The place of the game, if it has moved; null if it is played on this tablet. */
  readonly passage: Passage | null;
  /** Distinguishes games that branched off the same finished one; null for any other game. */
  readonly branch: string | null;
  /** The time when it was put in the bin; null if it is not there. */
  readonly removed: number | null;
  readonly format: typeof FORMAT;
  readonly app: typeof APP;
}

/** A game in the list that is there and cannot be opened. */
export interface DamagedSheet {
  readonly id: string;
  readonly damaged: true;
  /** `damaged`, or `newer`: a newer version of the app can open it. */
  readonly why: Trouble;
  /** The name, as far as it can be read. */
  readonly name: string | null;
}

export interface Entry<K extends Kinds = Kinds> {
  /** The id of its sheet. */
  readonly game: string;
  /** 1 is the first. */
  readonly number: number;
  readonly house: K['house'];
  readonly answer: K['answer'];
  readonly happened: readonly K['happening'][];
  readonly time: number;
}
