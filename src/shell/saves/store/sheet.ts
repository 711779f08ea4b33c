// What is kept of a game, in two kinds of rows: its sheet, and one entry for each answer.

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
  /** A slow hash, or `salt:hash` until it is entered again; who has none opens the curtain with a touch. */
  readonly pin: string | null;
  /** As the new game was told; without one the usual side of that seat. */
  readonly side?: Side;
  /** What it reads behind its curtain; without one what the table reads. */
  readonly language?: Language;
}

/** Wrong PINs since the last right one. */
export interface WrongTries {
  readonly count: number;
  /** When the last one was tried. */
  readonly time: number;
}

/** Beside one of the game that is kept: the bin is no place from which it comes back. No clock removes a game as early as this. */
export const FOR_GOOD = 0;

export interface GameSheet<K extends Kinds = Kinds> {
  readonly id: string;
  /** Which game is played. */
  readonly game: string;
  readonly name: string;
  /** In the order in which the tablet goes round the table. */
  readonly seats: readonly Seat[];
  readonly start: Start<K>;
  /** Times are in milliseconds. */
  readonly created: number;
  /** When it was last played on; being renamed or looked at is no change. */
  readonly changed: number;
  readonly answered: number;
  /** Grows with every answer and with every taking back: tells a window that another one has played on. */
  readonly revision: number;
  /** JSON of {at, position}; openCheckpoint reads it. */
  readonly checkpoint: string;
  /** Whose hands the tablet was in last: who answered, or closed the curtain. */
  readonly tablet: string | null;
  /** How many answers there were when the curtain of a seat was last closed. */
  readonly seen: PerHouse<number>;
  readonly finished: boolean;
  /** What was taken back and can be done again, the next one first. It may be secret, and never leaves the device. */
  readonly undone: readonly Given[];
  /** What a seat has begun behind its curtain and not given yet: as secret as an answer, and it never leaves the device. */
  readonly begun: PerHouse<Given['answer']>;
  /** Who has answered and taken it back, besides those of `undone`. */
  readonly heard: readonly Heard[];
  /** What was taken back by consent, for the log. */
  readonly takenBack: readonly TakenBack[];
  /** When it left as a file while it was played, and when it came in as one. For the log; nothing takes it away. */
  readonly copied: readonly Copied[];
  /** Which seats code plays, and since when. */
  readonly handed: readonly Handed[];
  readonly wrongTries: PerHouse<WrongTries>;
  /** Null where it is played. */
  readonly passage: Passage | null;
  /** Tells games apart that were begun from moments of the same finished one; null for any other game. */
  readonly branch: string | null;
  /** When it was put in the bin. */
  readonly removed: number | null;
  readonly format: typeof FORMAT;
  readonly app: typeof APP;
}

/** Stands in the list for a game that is there and cannot be opened. */
export interface DamagedSheet {
  readonly id: string;
  readonly damaged: true;
  /** `damaged`, or `newer`: a newer version of the app can open it. */
  readonly why: Trouble;
  /** As far as it can be read. */
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
