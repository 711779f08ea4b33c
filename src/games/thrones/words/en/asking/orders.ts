// What is asked in the planning phase and by the orders.

import { AREAS } from '../../../box/areas';
import type { About } from '../../../rules/asks';
import { several } from '../say';
import type { Asked, Sentences } from './asked';
import { areaOf } from './asked';

type Abouts = Extract<
  About,
  'assigning-orders' | 'messenger-raven' | 'raven-card' | 'raid' | 'march' | 'consolidating' | 'port'
>;

/** What only the house itself sees, when it has fewer orders than areas. */
const shortage = (ask: Asked): string | null =>
  'count' in ask && ask.count < ask.areas.length
    ? `You are short of orders, so place all you can: ${several(ask.count, 'order', 'orders')} in ${ask.areas.length} areas.`
    : null;

function portOf(ask: Asked): string {
  const area = areaOf(ask);
  const land = area === null ? null : AREAS[area].land;
  return land === null ? 'the land beside this port' : AREAS[land].name;
}

export const ORDERS: Sentences<Abouts> = {
  'assigning-orders': (ask) =>
    shortage(ask) ?? 'Place one order face down in each area where you have units. All orders are revealed together.',
  'messenger-raven': () => 'You may replace one of your orders or look at the top wildling card.',
  'raven-card': () => 'You have looked at the top wildling card. Put it back on the top or the bottom of the deck.',
  raid: () => 'Resolve one of your Raid orders: remove an adjacent enemy order, or discard the Raid.',
  march: () => 'Resolve one of your March orders: move together, split up or stay, and start at most one battle.',
  consolidating: () =>
    'Resolve one of your Consolidate Power orders: gain power, or muster in a castle with the special one.',
  port: (ask) =>
    `You now control ${portOf(ask)} and may replace the ships in its port with yours. The rest are destroyed.`
};
