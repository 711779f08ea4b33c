// The terms of a bargain in the making: item by item, and of each hostage where it comes from.

import type { House } from '#iron/box';
import type { Gains, Place, Terms } from '#iron/rules';

export const ITEMS = ['influence', 'hostages', 'power'] as const;
export type Item = (typeof ITEMS)[number];

const NOTHING: Gains = { influence: 0, hostages: 0, power: 0 };

/** Both columns, empty where nothing is written yet. */
export const columnsOf = (parties: readonly House[], drafted: Terms): Terms =>
  Object.fromEntries(parties.map((house) => [house, drafted[house] ?? NOTHING]));

export const placesOf = (terms: Terms, house: House): readonly Place[] => terms[house]!.places ?? [];

/** One more or less of it; a hostage less forgets where the last one was to come from. */
export function changed(terms: Terms, house: House, item: Item, by: number): Terms {
  const own = { ...terms[house]!, [item]: terms[house]![item] + by };
  return placed(terms, house, own, placesOf(terms, house).slice(0, own.hostages));
}

/** The terms with a source for the nth hostage; null leaves it open, and those that are agreed on stand before it. */
export const agreed = (terms: Terms, house: House, nth: number, place: Place | null): Terms =>
  placed(terms, house, terms[house]!, placesOf(terms, house).toSpliced(nth, 1, ...(place === null ? [] : [place])));

function placed(terms: Terms, house: House, { places: _before, ...own }: Gains, places: readonly Place[]): Terms {
  return { ...terms, [house]: places.length === 0 ? own : { ...own, places } };
}
