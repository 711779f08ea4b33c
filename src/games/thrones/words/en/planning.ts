// What is said while orders are placed, and what the order tokens are called wherever one is chosen.

import type { AreaId } from '../../box/areas';
import type { OrderKind, OrderToken } from '../../box/orders';
import type { WesterosCardId } from '../../box/westerosCards';
import { ORDER_NAMES } from './pieces';
import { capital, list, place } from './say';
import NAMES from './names';

/** Beside a drawing of the token, which shows its star. */
const tokens: Readonly<Record<OrderToken, string>> = {
  'march-1': 'March −1',
  'march+0': 'March ±0',
  'march+1': 'March +1',
  'defense+1': 'Defense +1',
  'defense+2': 'Defense +2',
  support: 'Support',
  'support+1': 'Support +1',
  raid: 'Raid',
  'special-raid': 'Raid',
  'consolidate-power': 'Power',
  'special-consolidate-power': 'Power'
};

const kinds: Readonly<Record<OrderKind, string>> = {
  march: 'March',
  defense: 'Defense',
  support: 'Support',
  raid: 'Raid',
  'consolidate-power': 'Consolidate Power'
};

const card = (one: WesterosCardId): string => NAMES.westerosCards[one];
const areasOf = (areas: readonly AreaId[]): string => list(areas.map(place));

const planning = {
  tokens,
  /** In full: in a row of its own, in a sentence, read aloud. */
  orders: ORDER_NAMES,
  /** Below a token in the fan. */
  short: { ...kinds, 'consolidate-power': 'Power' },
  rows: 'Areas and their orders',
  stars: (left: number, allowed: number) =>
    allowed === 0 ? "No special orders: too low on the King's Court" : `Special orders: ${left} of ${allowed} left`,
  starsLeft: (left: number, allowed: number) => (allowed === 0 ? 'no special orders' : `${left} of ${allowed} left`),
  laid: (laid: number, due: number) => `${laid} of ${due} placed`,
  none: 'no order yet',
  now: 'choosing now',
  without: 'gets no order',
  change: 'Change',
  drag: 'Drag an order to another area to swap.',
  tokensFor: (area: AreaId) => `Order for ${NAMES.areas[area]}`,
  times: (count: number) => `×${count}`,
  left: (order: string, count: number) => `${order}, ${count} left`,
  chosen: (order: string) => `${order}, chosen: tap to take it back`,
  liesIn: (order: string, areas: readonly AreaId[]) => `${capital(order)} is in ${areasOf(areas)}`,
  forbiddenBy: (order: string, one: WesterosCardId) => `${order}, forbidden by ${card(one)}`,
  card,
  forbidden: 'forbidden this round',
  noStar: 'no star left',
  lawOn: (tokens: readonly OrderToken[]) =>
    `nobody may place ${list(tokens.map((token) => ORDER_NAMES[token]))} this round.`,
  lawOnAll: (kind: OrderKind) => `nobody may place ${kinds[kind]} orders this round.`,
  swap: (area: AreaId) => `Swap with ${place(area)}`,
  take: (area: AreaId) => `Move it here from ${place(area)}`,
  leaveIt: 'Leave it there',
  close: 'Close the order tokens',
  clear: 'Clear all',
  shortage(due: number, areas: number): string {
    const without = areas - due === 1 ? 'one area gets' : `${areas - due} areas get`;
    return `You have orders for only ${due} of your ${areas} areas: ${without} none.`;
  },
  seal: 'Seal the orders',
  missing: (count: number) => (count === 1 ? 'One area has no order' : `${count} areas have no order`),
  missingIn: (areas: readonly AreaId[]) =>
    areas.length === 1 ? `No order yet in ${areasOf(areas)}` : `${areas.length} areas have no order: ${areasOf(areas)}`,
  toLay: (count: number) => (count === 1 ? 'Place one more order' : `Place ${count} more orders`)
};

export default planning;
