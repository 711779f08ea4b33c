// Counts what a test has compared.

import { expect } from 'vitest';
import { OTHER_GAMES } from './otherGames';

/** Comparisons by kind of forecast, so that a test cannot pass because there was nothing to compare. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  atLeast(wanted: Readonly<Record<string, number>>): void {
    const short = Object.entries(wanted).filter(([kind, count]) => (this.#counts.get(kind) ?? 0) < count);
    const found = short.map(([kind, count]) => `${kind}: ${this.#counts.get(kind) ?? 0} of ${count}`);
    expect(found, `too little to compare: ${OTHER_GAMES}`).toEqual([]);
  }
}
