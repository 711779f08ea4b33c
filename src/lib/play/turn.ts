// Whose turn it is with the tablet. Public decisions are taken with the tablet in the middle; secret ones go round in the order
// of the seats, beginning with whoever has it.

import type { House } from '../box/houses';
import type { About, Ask } from '../rules/asks';

export type Turn =
  | { readonly what: 'ask'; readonly ask: Ask }
  /** The tablet has to change hands, or to be opened again. */
  | { readonly what: 'curtain'; readonly house: House; readonly about: About }
  | { readonly what: 'over' };

/** `holder` has opened the curtain; `tablet` had the tablet last; `seats` is the order of passing. */
export function turnOf(
  asks: readonly Ask[],
  holder: House | null,
  tablet: House | null,
  seats: readonly House[]
): Turn {
  const ask = asks.find((one) => !one.secret) ?? asks.find((one) => one.house === holder);
  if (ask !== undefined) return { what: 'ask', ask };
  const next = passingFrom(tablet, seats).flatMap((house) => asks.filter((one) => one.house === house))[0];
  return next === undefined ? { what: 'over' } : { what: 'curtain', house: next.house, about: next.about };
}

function passingFrom(tablet: House | null, seats: readonly House[]): readonly House[] {
  const at = tablet === null ? -1 : seats.indexOf(tablet);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}
