// The number of different first rounds of each house: its orders and its marches.

import type { House } from '#thrones/box';
import type { Position } from '#thrones/rules';
import type { Decision } from './match';

export class Openings {
  #now = new Map<House, string>();
  readonly #seen = new Map<House, string[]>();

  constructor(readonly isLookedAt: (house: House) => boolean) {}

  begin(): void {
    this.#now = new Map();
  }

  look({ house, given }: Decision, before: Position, after: Position): void {
    if (before.round > 1) return;
    if (this.isLookedAt(house) && (given.kind === 'orders' || given.kind === 'march'))
      this.#now.set(house, `${this.#now.get(house) ?? ''}${JSON.stringify(given)}`);
    if (after.round === 1 && after.winner === null) return;
    for (const [one, told] of this.#now) this.#seen.set(one, [...(this.#seen.get(one) ?? []), told]);
  }

  differentOf(house: House): number {
    return new Set(this.#seen.get(house)).size;
  }

  get text(): string {
    const each = [...this.#seen].map(([house, told]) => `${house} ${this.differentOf(house)} of ${told.length}`);
    return `different first rounds: ${each.join(', ')}`;
  }
}
