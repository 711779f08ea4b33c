// How long a table waits until all orders are in: passed from seat to seat one plans after the other; with phones all of those at once.

import type { House } from '#thrones/box';

/** In seconds, as a table has them that knows the game. Only how many orders there are is counted. */
export const TAKES = {
  /** To think of one, and to place it. */
  order: 12,
  /** The tablet from hand to hand, the curtain, and the seal. */
  pass: 10,
  /** The tablet's picture, with a phone. */
  scan: 10,
  /** A phone's answer, by the tablet. */
  show: 5
} as const;

/** Orders placed by each seat in one planning phase. */
export type Planning = ReadonlyMap<House, number>;

/** In seconds. Those without phones pass the tablet on in the meantime; what phones have sealed is scanned at the end. */
export function waitingIn(planning: Planning, phones: ReadonlySet<House>): number {
  const all = [...planning].map(([house, orders]) => ({ house, plans: orders * TAKES.order }));
  const away = all.filter(({ house }) => phones.has(house));
  const passed = all.filter(({ house }) => !phones.has(house)).reduce((sum, { plans }) => sum + TAKES.pass + plans, 0);
  const longest = Math.max(0, ...away.map(({ plans }) => TAKES.scan + plans));
  return Math.max(passed, longest) + away.length * TAKES.show;
}
