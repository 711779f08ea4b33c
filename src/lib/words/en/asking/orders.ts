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
    ? ` is short of orders and lays all it can: ${several(ask.count, 'order', 'orders')} in ${ask.areas.length} areas.`
    : null;

function portOf(ask: Asked): string {
  const area = areaOf(ask);
  const land = area === null ? null : AREAS[area].land;
  return land === null ? 'the land beside this port' : AREAS[land].name;
}

export const ORDERS: Sentences<Abouts> = {
  'assigning-orders': (who, ask) =>
    who +
    (shortage(ask) ?? ' lays one order face down in every area with units of its own; all are turned up together.'),
  'messenger-raven': (who) =>
    `${who} may swap one of its orders, look at the top wildling card, or leave the raven at rest.`,
  'raven-card': (who) => `${who} has looked at the top wildling card and puts it back on top of the deck or under it.`,
  raid: (who) => `${who} resolves one Raid order: it removes an enemy order next to it, or is discarded.`,
  march: (who) =>
    `${who} resolves one March order: its units go together, split up or stay, and begin one battle at most.`,
  consolidating: (who) =>
    `${who} resolves one Consolidate Power order: it brings power, or a special one may muster in its castle.`,
  port: (who, ask) =>
    `${who} now controls ${portOf(ask)} and may replace ships in the port by its own; the rest are destroyed.`
};
