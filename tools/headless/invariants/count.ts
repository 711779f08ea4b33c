// The pieces on the table, counted by house and kind. Every check after an answer needs it, so it is counted once.

import { AREA_IDS } from '#thrones/box/areas';
import type { House, UnitKind } from '#thrones/box';
import type { Position } from '#thrones/rules';

/** Units, available power, and power tokens on the board. */
export type Countable = UnitKind | 'power' | 'tokens';
export type Counts = Map<House, Map<Countable, number>>;

export const housesOf = (position: Pick<Position, 'houses'>): House[] => Object.keys(position.houses) as House[];

const counted = new WeakMap<Position, Counts>();

export function countsOf(position: Position): Counts {
  const known = counted.get(position);
  if (known !== undefined) return known;
  const counts: Counts = new Map();
  for (const house of housesOf(position)) counts.set(house, new Map([['power', position.houses[house]!.power]]));
  for (const area of AREA_IDS) {
    const { units, power } = position.areas[area];
    for (const { house, kind } of units) add(counts, house, kind, 1);
    if (power !== null) add(counts, power, 'tokens', 1);
  }
  for (const { house, kind } of position.combat?.attackers ?? []) add(counts, house, kind, 1);
  counted.set(position, counts);
  return counts;
}

export function add(counts: Counts, house: House, what: Countable, count: number): void {
  const own = counts.get(house);
  own?.set(what, (own.get(what) ?? 0) + count);
}

export const copyOf = (counts: Counts): Counts => new Map([...counts].map(([house, own]) => [house, new Map(own)]));
