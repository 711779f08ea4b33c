// Orders placed on areas: which order is where. Every change makes a new map.

import type { AreaId, OrderToken } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';

export type Laid = ReadonlyMap<AreaId, OrderToken>;

export const NONE_LAID: Laid = new Map();

export const laidWith = (laid: Laid, area: AreaId, token: OrderToken): Laid => new Map(laid).set(area, token);

export const laidWithout = (laid: Laid, area: AreaId): Laid => new Map([...laid].filter(([one]) => one !== area));

/** The orders after an exchange between two areas; one of them may be empty. */
export function exchanged(laid: Laid, one: AreaId, other: AreaId): Laid {
  const [here, there] = [laid.get(one), laid.get(other)];
  const rest = laidWithout(laidWithout(laid, one), other);
  const moved = there === undefined ? rest : laidWith(rest, one, there);
  return here === undefined ? moved : laidWith(moved, other, here);
}

export const laidFrom = (orders: Iterable<readonly [AreaId, OrderToken]>): Laid => new Map(orders);

export const specialsIn = (laid: Laid): number => [...laid.values()].filter((token) => ORDERS[token].star).length;

export const areasWith = (laid: Laid, token: OrderToken): AreaId[] =>
  [...laid].flatMap(([area, one]) => (one === token ? [area] : []));
