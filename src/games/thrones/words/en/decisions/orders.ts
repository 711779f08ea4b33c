// The planning phase, the raven, and the orders as they are resolved.

import type { AreaId } from '../../../box/areas';
import { AREAS } from '../../../box/areas';
import { place, several } from '../say';
import type { Asked, Options, Wording } from './wording';
import { areaOf, oneOf } from './wording';
import NAMES from '../names';

/** What only the house itself sees, when it has fewer orders than areas. */
const shortage = (ask: Asked): string | null =>
  'count' in ask && ask.count < ask.areas.length
    ? `You are short of orders, so place all you can: ${several(ask.count, 'order', 'orders')} in ${ask.areas.length} areas.`
    : null;

const landOf = (port: AreaId | null): string | null => {
  const land = port === null ? null : AREAS[port].land;
  return land === null ? null : NAMES.areas[land];
};

const A_NUMBER = /^[1-9]$/;

const ships: Options = {
  label: (option, { area, options }) => {
    const land = landOf(area);
    const where = land === null ? 'in the port' : `in the port of ${land}`;
    if (option === '0') return { label: 'Take over no ships', note: `all ships ${where} are destroyed` };
    if (!A_NUMBER.test(option)) return null;
    const isMost = options.every((other) => Number(other) <= Number(option));
    const note = isMost ? 'as many as possible' : 'the rest are destroyed';
    return { label: `Take over ${several(Number(option), 'ship', 'ships')}`, note };
  },
  chose: (option, area) => {
    const where = area === undefined ? '' : ` in ${place(area)}`;
    if (option === '0') return `takes over no ships${where}`;
    return A_NUMBER.test(option) ? `takes over ${several(Number(option), 'ship', 'ships')}${where}` : null;
  }
};

export const ORDERS = {
  'assigning-orders': {
    title: 'Orders',
    asks: (ask) =>
      shortage(ask) ?? 'Place one order face down in each area where you have units. All orders are revealed together.',
    brief: (ask) =>
      'count' in ask && ask.count < ask.areas.length
        ? `Place all your ${ask.count} orders; the other areas go without.`
        : 'Place one order in each area with your units.',
    curtain: 'to place orders',
    deed: 'Place your orders',
    sealed: 'has placed its orders'
  },
  'messenger-raven': {
    title: 'Messenger Raven',
    asks: () => 'You may replace one of your orders or look at the top wildling card.',
    deed: 'Use the raven'
  },
  'raven-card': {
    title: 'Messenger Raven',
    asks: () => 'You have looked at the top wildling card. Put it back on the top or the bottom of the deck.',
    options: oneOf({
      top: {
        label: 'Put it back on top',
        note: 'drawn in the next attack',
        chose: 'puts the wildling card back on top'
      },
      bottom: {
        label: 'Put it on the bottom',
        note: 'another card is drawn in the next attack',
        chose: 'puts the wildling card on the bottom of the deck'
      }
    }),
    curtain: 'to look at the top wildling card',
    deed: 'Look at the wildling card'
  },
  raid: {
    title: 'Raids',
    asks: () => 'Resolve one of your Raid orders: remove an adjacent enemy order, or discard the Raid.',
    brief: () => 'Resolve one of your Raid orders.',
    automatic: 'discards its last Raid order, which reaches nothing'
  },
  march: {
    title: 'Marches',
    asks: () => 'Resolve one of your March orders: move together, split up or stay, and start at most one battle.',
    brief: () => 'Resolve one of your March orders.',
    automatic: 'discards its last March order, since all its units there are routed'
  },
  consolidating: {
    title: 'Consolidate Power',
    asks: () => 'Resolve one of your Consolidate Power orders: gain power, or muster in a castle with the special one.',
    brief: () => 'Resolve one of your Consolidate Power orders.',
    automatic: 'consolidates power, since there is nothing to muster'
  },
  port: {
    title: 'A port changes hands',
    asks: (ask) =>
      `You now control ${landOf(areaOf(ask)) ?? 'the land beside this port'} and may replace the ships in its port with yours. The rest are destroyed.`,
    brief: (ask) => `Take over the ships in the port of ${landOf(areaOf(ask)) ?? 'this area'}?`,
    options: ships
  }
} satisfies Readonly<Record<string, Wording>>;
