// The sense in the marches and battles of some seats: how many lead nowhere, who wins what, which castles are simply walked into.

import type { House } from '#thrones/box';
import { AREAS, CASTLES } from '#thrones/box/areas';
import { controller } from '#thrones/rules/control';
import type { Position } from '#thrones/rules';
import type { Decision } from './match';

export class Sense {
  #games = 0;
  #marches = 0;
  #nowhere = 0;
  #attacks = 0;
  #attacksWon = 0;
  #attacked = 0;
  #attackedWon = 0;
  #walkedInto = 0;

  constructor(readonly isLookedAt: (house: House) => boolean) {}

  begin(): void {
    this.#games++;
  }

  look({ house, given }: Decision, before: Position, after: Position): void {
    if (given.kind === 'march' && this.isLookedAt(house)) {
      this.#marches++;
      if (given.moves.length === 0) this.#nowhere++;
    }
    if (given.kind === 'march')
      this.#walked(
        given.moves.map(({ to }) => to),
        house,
        before,
        after
      );
    for (const one of after.happened) {
      if (one.what !== 'victor') continue;
      const attacker =
        before.combat?.attacker === one.house || before.combat?.attacker === one.loser ? before.combat.attacker : null;
      if (attacker === null) continue;
      const won = attacker === one.house;
      const defender = won ? one.loser : one.house;
      if (this.isLookedAt(attacker)) {
        this.#attacks++;
        if (won) this.#attacksWon++;
      }
      if (this.isLookedAt(defender)) {
        this.#attacked++;
        if (won) this.#attackedWon++;
      }
    }
  }

  /** A castle that another house held without units or garrison. */
  #walked(to: readonly string[], house: House, before: Position, after: Position): void {
    for (const castle of CASTLES) {
      if (!to.includes(castle) || AREAS[castle].castle === 0) continue;
      const owner = controller(before, castle);
      if (owner === null || owner === house || !this.isLookedAt(owner)) continue;
      const { units, garrison } = before.areas[castle];
      if (units.length === 0 && garrison === null && after.areas[castle].units[0]?.house === house) this.#walkedInto++;
    }
  }

  get text(): string {
    const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
    return [
      `marches to nowhere ${share(this.#nowhere, this.#marches)} of ${this.#marches}`,
      `attacks won ${share(this.#attacksWon, this.#attacks)} of ${this.#attacks}, lost to attacks ${share(this.#attackedWon, this.#attacked)} of ${this.#attacked}`,
      `castles walked into ${(this.#walkedInto / Math.max(1, this.#games)).toFixed(2)} a game`
    ].join('\n');
  }
}
