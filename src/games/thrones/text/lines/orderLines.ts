// Log lines of orders, the raven, power and units: what is on the board and what moves there. A house card that brings something
// about is named.

import { text } from 'text:thrones/log';
import { text as names } from 'text:thrones/names';
import { isHouseCard } from '#thrones/box/houseCards';
import type { HappeningOf } from '#thrones/rules';
import type { Lines } from './lines';

type Units = HappeningOf<'units'>;

const RESOLVED = ['raid', 'march', 'consolidating'];
const TO_WILDLINGS = ['preemptive-raid-losses', 'mammoth-riders-losses', 'the-horde-descends-losses'];

function lost({ house, units, area, about = '' }: Units): string {
  if (isHouseCard(about)) return text('units-lost-card', { house, units, area, card: about });
  return text('units-lost', { house, units, area, about: TO_WILDLINGS.includes(about) ? 'wildlings' : about });
}

function cardOf({ about }: Units): string | null {
  if (about === 'crow-killers-reward' || about === 'crow-killers-losses') return names('wildlingCards.crow-killers');
  return isHouseCard(about) ? names(`houseCards.${about}`) : null;
}

const UNITS: { readonly [D in Units['did']]: (happening: Units) => string } = {
  mustered: ({ house, units, area }) => text('units-mustered', { house, units, area }),
  destroyed: lost,
  upgraded: (h) => text('units-upgraded', { house: h.house, units: h.units, area: h.area, name: cardOf(h) }),
  downgraded: (h) => text('units-downgraded', { house: h.house, units: h.units, area: h.area, name: cardOf(h) }),
  marched: ({ house, units, area, from }) => text('units-marched', { house, units, to: area, from }),
  attacked: ({ house, units, area, from }) => text('units-attacked', { house, units, area, from }),
  returned: ({ house, units, area }) => text('units-returned', { house, units, to: area }),
  retreated: ({ house, units, area, from }) => text('units-retreated', { house, units, to: area, from }),
  'taken-over': ({ house, units, area }) => text('ships-taken', { house, count: units.length, area })
};

function power({ house, by, about, area }: HappeningOf<'power'>): string {
  const amount = Math.abs(by);
  if (about === 'consolidating' && area !== undefined) return text('power-gained-in', { house, power: amount, area });
  if (isHouseCard(about))
    return text(by > 0 ? 'power-gained-card' : 'power-paid-card', { house, power: amount, card: about });
  return text(by > 0 ? 'power-gained' : 'power-lost', { house, power: amount, about });
}

export const ORDERS: Lines<
  | 'orders-revealed'
  | 'orders-removed'
  | 'order-swapped'
  | 'order-moved'
  | 'raided'
  | 'raven'
  | 'raven-card'
  | 'power'
  | 'power-token'
  | 'units'
> = {
  'orders-revealed': () => text('orders-revealed'),
  'orders-removed': ({ area, house, token, about }) =>
    isHouseCard(about)
      ? text('order-removed-card', { area, house, token, card: about })
      : text('order-removed', { area, house, token, about: RESOLVED.includes(about) ? 'resolved' : about }),
  'order-swapped': ({ area, house, token, was }) => text('order-swapped', { area, house, token, was }),
  'order-moved': ({ area, house, token }) => text('order-moved', { area, house, token, card: 'ser-loras-tyrell' }),
  raided: ({ house, from, area, victim, token }) => text('raided', { house, from, area, victim, token }),
  raven: ({ house, use }) => text('raven', { house, use: use === 'none' ? null : use }),
  'raven-card': ({ house, put }) => text('raven-card', { house, put }),
  power,
  'power-token': ({ did, house, area }) => text('power-token', { did, house, area }),
  units: (happening) => UNITS[happening.did](happening)
};
