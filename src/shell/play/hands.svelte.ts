// The holder of the tablet, the seat whose curtain is open, and the part of the game that each seat has seen.

import type { Kinds, PerHouse } from '#engine/ruleset';

export class Hands<K extends Kinds> {
  #holder: K['house'] | null = $state.raw(null);
  #claims: K['house'] | null = $state.raw(null);
  #tablet: K['house'] | null = $state.raw(null);
  #isInTheMiddle = $state(false);
  #seen: PerHouse<number> = $state.raw({});

  constructor(tablet: K['house'] | null, seen: PerHouse<number>) {
    this.#tablet = tablet;
    this.#seen = seen;
  }

  /** The seat that has opened its curtain, whatever is asked now. */
  get holder(): K['house'] | null {
    return this.#holder;
  }

  /** The seat that takes the tablet to look at its secrets before it answers an open question. */
  get claims(): K['house'] | null {
    return this.#claims;
  }

  /** The seat that had the tablet last. */
  get tablet(): K['house'] | null {
    return this.#tablet;
  }

  /**
   * True if nobody has the tablet in hand: the last answer was given in front of everybody, or everybody has looked at
   * something since.
   */
  get isInTheMiddle(): boolean {
    return this.#isInTheMiddle;
  }

  get seen(): PerHouse<number> {
    return this.#seen;
  }

  claim(house: K['house'] | null): void {
    this.#claims = house;
  }

  open(house: K['house']): void {
    this.#holder = this.#tablet = house;
    this.#isInTheMiddle = false;
  }

  /** The seat has answered, so it had the tablet last. */
  passTo(house: K['house']): void {
    this.#isInTheMiddle = house !== this.#holder;
    this.#tablet = house;
  }

  putDown(): void {
    this.#isInTheMiddle = true;
  }

  /** Closes the curtain, notes how many answers the seat has seen, and returns the seat; null if no curtain was open. */
  close(answered: number): K['house'] | null {
    const holder = this.#holder;
    this.#claims = null;
    if (holder === null) return null;
    this.#holder = null;
    this.#seen = { ...this.#seen, [holder]: answered };
    return holder;
  }

  /** Restores the state from before answers that were taken back. */
  goBackTo(tablet: K['house'] | null, seen: PerHouse<number>): void {
    this.#tablet = tablet;
    this.#seen = seen;
  }
}
