// The sums on each side of the balance, by the functions that decide in earnest.

import type { Face, House, Person } from '#iron/box';
import type { Encounter, Participant, Side, Table } from '#iron/rules';
import { totalOf, valueOn } from '../rules/encounter';
import { powerOf } from '../rules/power';
import { sum } from '../rules/terms';

export type Seen = Pick<Table, 'seats' | 'houses' | 'encounter' | 'challenger' | 'owned'>;

/** Power that a character has lost since an outcome was settled; less than none: gained. */
export type Since = (person: Person) => number;

export type Addition = NonNullable<Encounter['addedBy']>[number];

export interface SideSum {
  readonly side: Side;
  /** The active player; null before the defender is known. */
  readonly house: House | null;
  /** Power that counts in the sum, and what is left of it. */
  readonly people: readonly (Participant & { readonly power: number; readonly left: number })[];
  /** Undefined while nothing is revealed; null where there was no card at all. */
  readonly card: Face | null | undefined;
  readonly value: number;
  readonly added: number;
  /** By what, as far as that is known. */
  readonly addedBy: readonly Addition[];
  readonly total: number;
}

/** `since`: power that a character has lost since this was settled. */
export function sideSum(table: Seen, side: Side, since: Since = () => 0): SideSum {
  const { encounter, challenger } = table;
  const house = side === 'challenger' ? challenger : (encounter?.defender ?? null);
  const people = (encounter?.participants ?? [])
    .filter((one) => one.side === side)
    .map((one) => {
      const left = powerOf(table, one.house, one.character);
      return { ...one, left, power: left + since(one.character) };
    });
  const card = house === null ? undefined : encounter?.revealed[house];
  if (people.length === 0) return { side, house, people, card, value: 0, added: 0, addedBy: [], total: 0 };
  const value = card === undefined ? 0 : valueOn(table, side);
  return {
    side,
    house,
    people,
    card,
    value,
    added: encounter!.added[side],
    addedBy: encounter!.addedBy?.filter((one) => one.side === side) ?? [],
    total: totalOf(table, side) + sum(people.map(({ power, left }) => power - left))
  };
}
