// Small types that every rule uses.

import type { Face } from '../box/houseCards';
import type { House } from '../box/houses';
import type { Person } from '../box/people';

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

export interface Hostage {
  /** On the card's back: whose deck it is from. */
  readonly house: House;
  readonly face: Face;
  readonly turn: number;
  readonly from: 'deck' | 'hand' | 'row';
}

/** What everybody sees of a hostage. */
export type Back = Omit<Hostage, 'face'>;

/** How the encounter ended. */
export type Result =
  | { readonly kind: 'won'; readonly side: Side }
  | { readonly kind: 'tie' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'no-deal' };
