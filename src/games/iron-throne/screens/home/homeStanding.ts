// The standing of a game, for its card: the most influence first, and who stands out on it.

import type { House } from '#iron/box';
import { spreadOf } from '#iron/rules/influence';
import type { View } from '#iron/rules';

export interface HomeRow {
  readonly house: House;
  /** On the boards of others. */
  readonly spread: number;
}

export const standingsOf = (view: View): readonly HomeRow[] =>
  view.seats.map((house) => ({ house, spread: spreadOf(view, house) })).toSorted((a, b) => b.spread - a.spread);

/** The Houses that decide; none is named while all may react. */
export const decidingIn = ({ asks, winners }: View): readonly House[] =>
  winners !== null || asks.some(({ kind }) => kind === 'reaction') ? [] : [...new Set(asks.map(({ house }) => house))];

/** The one House that wins or decides. */
export function houseOfBanner(view: View): House | null {
  const [one, ...more] = view.winners ?? decidingIn(view);
  return more.length > 0 ? null : (one ?? null);
}
