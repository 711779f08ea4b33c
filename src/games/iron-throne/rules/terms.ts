// Small types that every rule uses.

import type { House, Person } from '../box/houses';

export type PerHouse<T> = Readonly<Partial<Record<House, T>>>;

export type Side = 'challenger' | 'defender';

export const opposite = (side: Side): Side => (side === 'challenger' ? 'defender' : 'challenger');

export type Outcome = 'hostility' | 'truce' | 'betrayal';

/** What an effect comes from. */
export interface Source {
  readonly of: 'leader' | 'card';
  readonly person: Person;
}

export const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
