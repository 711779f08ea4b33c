// The place where answers are saved: on the disk, or nowhere for a game that is only tried out. Nothing is shown before it is saved.

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
  /** Saves an answer; returns null, or what went wrong, and then nothing is saved. */
  keep(answered: Answered, game: Game, again: boolean): Promise<Trouble | null>;
  /** Takes back all of these answers or none. `game` is the game before them. */
  takeBack(taken: Taken, game: Game): Promise<Trouble | null>;
  /** Saves the unfinished answer of a seat; null clears it. */
  begun(house: string, answer: Answered['answer'] | null): void;
  handOver(note: Handed): Promise<Trouble | null>;
  /** Saves which language a seat reads. */
  reads(house: string, language: Language | null): void;
  /** Saves how many answers a seat has seen. */
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
