// The secrets that a moment reveals, and the order in which they are shown.

import { SHAPES } from '#thrones/board/geometry';
import type { Moment, MomentOf, Revealed } from '#thrones/flow/moments';

export type Secret = 'orders' | 'bids' | 'wildlings' | 'cards';

export const secretOf = ({ what }: Moment): Secret =>
  what === 'orders' || what === 'bids' || what === 'wildlings' ? what : 'cards';

const FIRST = 600;
const HOUSE = 260;
const TOKEN = 60;

export interface Turning {
  /** The orders by house in turn order, and within a house from north to south. */
  readonly orders: readonly Revealed[];
  /** The pause before each, in milliseconds. */
  readonly pauses: readonly number[];
}

export function turningOf({ orders }: Pick<MomentOf<'orders'>, 'orders'>): Turning {
  const houses = [...new Set(orders.map(({ house }) => house))];
  const sorted = houses.flatMap((house) =>
    orders.filter((one) => one.house === house).sort((a, b) => SHAPES[a.area].order[1] - SHAPES[b.area].order[1])
  );
  const pauses = sorted.map(({ house }, i) => (i === 0 ? FIRST : house === sorted[i - 1]?.house ? TOKEN : HOUSE));
  return { orders: sorted, pauses };
}
