// Raids, marches and consolidations go round and round: in turn order each house resolves one order, and again, until none of the
// kind is left on the board.

import type { AreaId, House, OrderKind } from '#thrones/box';
import { ORDERS } from '../box/orders';
import type { Draft } from './draft';
import { turnOrder } from './influence';
import type { Table } from './position';
import { areasWhere, statesOf } from './states';

export function beginThePass(draft: Draft): void {
  draft.acted = [];
}

export const areLeft = (table: Pick<Table, 'areas'>, kind: OrderKind): boolean =>
  statesOf(table).some(({ order }) => order !== null && ORDERS[order.token].kind === kind);

/** The highest house with such orders that has not acted in this pass, and where they lie. When all have, a new pass begins. */
export function nextToResolve(draft: Draft, kind: OrderKind): { house: House; orders: readonly AreaId[] } | null {
  const lying = new Map<House, AreaId[]>();
  for (const area of areasWhere(draft, ({ order }) => order !== null && ORDERS[order.token].kind === kind)) {
    const { house } = draft.areas[area].order!;
    const own = lying.get(house);
    if (own === undefined) lying.set(house, [area]);
    else own.push(area);
  }
  if (lying.size === 0) return null;
  const candidates = turnOrder(draft).filter((house) => lying.has(house));
  const waiting = candidates.find((house) => !draft.acted.includes(house));
  if (waiting === undefined) beginThePass(draft);
  const house = waiting ?? candidates[0]!;
  return { house, orders: lying.get(house)! };
}

/** Is there an order of this kind, of this house, in each of these areas? */
export const lieThere = (
  table: Pick<Table, 'areas'>,
  { house, orders }: { readonly house: House; readonly orders: readonly AreaId[] },
  kind: OrderKind
): boolean =>
  orders.every((area) => {
    const { order } = table.areas[area];
    return order?.house === house && ORDERS[order.token].kind === kind;
  });

export function hasActed(draft: Draft, house: House): void {
  draft.acted = [...draft.acted, house];
}
