// Where answers are stored: on the disk, or nowhere for a game that is only tried out. Nothing is shown before it is stored.

import type { Game, Kinds } from '#engine/ruleset';
import type { Language } from '#text/languages';
import type { Handed } from '../saves/handed';
import type { Taken } from '../saves/store/takenBack';
import type { Trouble } from '../saves/trouble';

export interface Answered<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly answer: K['answer'];
  readonly happened: readonly K['happening'][];
}

export interface Keeper {
  /** Null when it is kept; otherwise what went wrong, and then nothing is. */
  keep(answered: Answered, game: Game, again: boolean): Promise<Trouble | null>;
  /** All of it, or nothing. `game` is as it was before. */
  takeBack(taken: Taken, game: Game): Promise<Trouble | null>;
  /** What a seat has begun and not given; null when nothing is left of it. */
  begun(house: string, answer: Answered['answer'] | null): void;
  handOver(note: Handed): Promise<Trouble | null>;
  /** Which language a seat reads. */
  reads(house: string, language: Language | null): void;
  /** A seat has seen this many answers. */
  saw(house: string, answered: number): void;
}

export const keepsNothing: Keeper = {
  keep: () => Promise.resolve(null),
  takeBack: () => Promise.resolve(null),
  begun: () => undefined,
  handOver: () => Promise.resolve(null),
  reads: () => undefined,
  saw: () => undefined
};
