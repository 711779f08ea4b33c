// Counts what occurs, of each sort of thing, and says what has not.

import { keysOf } from '#thrones/box/tabulate';

export type Expected<Sort extends string> = Readonly<Record<Sort, readonly string[]>>;

export class Tally<Sort extends string> {
  readonly #expected: Expected<Sort>;
  readonly #counts: Map<Sort, Map<string, number>>;

  constructor(expected: Expected<Sort>) {
    this.#expected = expected;
    this.#counts = new Map(keysOf<Sort>(expected).map((sort) => [sort, new Map<string, number>()]));
  }

  count(sort: Sort, name: string): void {
    const counts = this.#counts.get(sort)!;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  timesOf = (sort: Sort, name: string): number => this.#counts.get(sort)!.get(name) ?? 0;

  /** `refusal march.supply`: what should occur in a few hundred games and has not. */
  get missing(): string[] {
    return keysOf<Sort>(this.#expected).flatMap((sort) =>
      this.#expected[sort].filter((name) => this.timesOf(sort, name) === 0).map((name) => `${sort} ${name}`)
    );
  }

  /** The number of each sort that have occurred, and the number that there are. */
  get summary(): string {
    return keysOf<Sort>(this.#expected)
      .map((sort) => {
        const all = this.#expected[sort];
        return `${all.filter((name) => this.timesOf(sort, name) > 0).length}/${all.length} ${sort}s`;
      })
      .join(', ');
  }

  /** The number of times that everything has occurred, the rarest first. */
  get counts(): string {
    const line = (sort: Sort): string => {
      const counted = this.#expected[sort].map((name) => [name, this.timesOf(sort, name)] as const);
      const sorted = counted.sort((a, b) => a[1] - b[1]).map(([name, times]) => `${name} ${times}`);
      return `${sort}: ${sorted.join(', ')}`;
    };
    return keysOf<Sort>(this.#expected).map(line).join('\n');
  }
}
