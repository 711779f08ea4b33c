// The people at the table, and the seats that code plays.

import type { Kinds } from '#engine/ruleset';
import { now } from '../saves/clock';
import { type Code, codesIn, type Handed, isByCode, withHanded } from '../saves/handed';
import { newId } from '../saves/id';
import type { Language } from '#text/languages';
import { inLanguage } from '../saves/store/languages';
import type { Side } from '../saves/seatSide';

export interface AtTheTable<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly name: string;
  /** The side of the tablet, if it was chosen for the new game. */
  readonly side?: Side;
  readonly language?: Language;
}

export class Seating<K extends Kinds> {
  #seats: readonly AtTheTable<K>[] = $state.raw([]);
  #handed: readonly Handed[] = $state.raw([]);

  constructor(seats: readonly AtTheTable<K>[], handed: readonly Handed[]) {
    this.#seats = seats;
    this.#handed = handed;
  }

  get seats(): readonly AtTheTable<K>[] {
    return this.#seats;
  }

  /** The player of each seat, and since when. */
  get handed(): readonly Handed[] {
    return this.#handed;
  }

  set handed(handed: readonly Handed[]) {
    this.#handed = handed;
  }

  /** The houses, in the order in which the tablet is passed. */
  readonly order: readonly K['house'][] = $derived.by(() => this.#seats.map(({ house }) => house));

  readonly codes: ReadonlyMap<string, Code> = $derived.by(() => codesIn(this.#handed));

  /** True if code gave the answer with this number. */
  readonly isByCode = (house: K['house'], number: number): boolean => isByCode(this.#handed, house, number);

  /** The note that a seat is handed to code or to a person. The seat keeps its seed: a new one would allow rerolls. */
  noteOf(house: K['house'], name: string, code: Pick<Code, 'level' | 'person'> | null, after: number): Handed {
    const earlier = this.#handed.findLast((one) => one.house === house && one.code !== null)?.code;
    return { after, house, name, code: code && { ...code, seed: earlier?.seed ?? newId() }, time: now() };
  }

  /** The language that a seat reads; null for that of the table. */
  languageOf(house: string): Language | null {
    return this.#seats.find((seat) => seat.house === house)?.language ?? null;
  }

  /** Changes the language that a seat reads; null for that of the table. */
  reads(house: string, language: Language | null): void {
    this.#seats = this.#seats.map((seat) => (seat.house === house ? inLanguage(seat, language) : seat));
  }

  handOver(note: Handed): void {
    this.#handed = withHanded(this.#handed, note);
    this.#seats = this.#seats.map((seat) => (seat.house === note.house ? { ...seat, name: note.name } : seat));
  }
}
