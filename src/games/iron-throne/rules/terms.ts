// Small types that every rule uses.

import type { Of } from '#engine/shape';
import type { House } from '#iron/box';
import type { aBack, aHostage, anOutcome, aResult, aSide, aSource } from './shapes';

export type PerHouse<T> = Readonly<Partial<Record<House, T>>>;

export type Side = Of<typeof aSide>;
export type Outcome = Of<typeof anOutcome>;
export type Source = Of<typeof aSource>;
export type Hostage = Of<typeof aHostage>;
export type Back = Of<typeof aBack>;
export type Result = Of<typeof aResult>;

export const opposite = (side: Side): Side => (side === 'challenger' ? 'defender' : 'challenger');

/** All halves are rounded up: of power, and of a card. */
export const half = (number: number): number => Math.ceil(number / 2);

export const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
