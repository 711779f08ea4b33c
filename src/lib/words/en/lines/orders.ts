// Log lines of orders, the raven, power and units: what lies on the board and what moves there.

import type { Happening } from '../../../rules/happenings';
import { house, order, place, several, units } from '../say';
import type { Lines, Of } from './lines';

type Phrases = Readonly<Record<string, string>>;

const phrase = (phrases: Phrases, about: string | undefined): string =>
  about !== undefined && about in phrases ? `${phrases[about]}` : '';

/** Why units are destroyed, or change. Goes on after "House Stark loses a knight in Winterfell". */
const UNIT_REASONS: Phrases = {
  reconciling: ' for lack of supply',
  'preemptive-raid-losses': ' to the wildlings',
  'crow-killers-destroyed': ': no footman is left to take its place',
  'mammoth-riders-losses': ' to the wildlings',
  'the-horde-descends-losses': ' to the wildlings',
  port: ': the port has changed hands',
  'mace-tyrell': ' to Mace Tyrell',
  casualties: ' in the battle',
  skulls: ' to a skull',
  retreat: ', unable to retreat',
  'retreat-losses': ', more than the supply feeds after the retreat',
  'arianne-martell': ': turned back by Arianne Martell, with nowhere to go',
  'renly-baratheon': ' (Renly Baratheon)',
  'crow-killers-reward': ' (Crow Killers)',
  'crow-killers-losses': ' (Crow Killers)'
};

/** Goes on after "House Stark gains 2 power". */
const POWER_REASONS: Phrases = {
  'game-of-thrones': ' for its power icons and ports',
  consolidating: ' by consolidating',
  pillage: ' by pillage',
  bidding: ' in the bidding',
  'tywin-lannister': ' (Tywin Lannister)',
  'aeron-damphair': ' for Aeron Damphair',
  'skinchanger-scout': ' (Skinchanger Scout)'
};

/** Goes on after "the Raid order of House Stark in Winterfell". */
const ORDER_REASONS: Phrases = {
  raid: ' has been resolved',
  march: ' has been resolved',
  consolidating: ' has been resolved',
  combat: ' goes with the battle lost',
  entered: ' goes, since others have moved in',
  idle: ' goes, since no units are left there',
  port: ' goes with the ships',
  'queen-of-thorns': ' is removed by the Queen of Thorns',
  'cersei-lannister': ' is removed by Cersei Lannister'
};

const DID: { readonly [D in Of<'units'>['did']]: (happening: Of<'units'>) => string } = {
  mustered: (h) => `musters ${units(h.units)} in ${place(h.area)}`,
  destroyed: (h) => `loses ${units(h.units)} in ${place(h.area)}${phrase(UNIT_REASONS, h.about)}`,
  upgraded: (h) => `turns a footman in ${place(h.area)} into ${units(h.units)}${phrase(UNIT_REASONS, h.about)}`,
  downgraded: (h) => `turns a knight in ${place(h.area)} into ${units(h.units)}${phrase(UNIT_REASONS, h.about)}`,
  marched: (h) => `marches ${units(h.units)}${from(h)} to ${place(h.area)}`,
  attacked: (h) => `attacks ${place(h.area)} with ${units(h.units)}${from(h)}`,
  returned: (h) => `does not move in and goes back to ${place(h.area)} with ${units(h.units)} (Arianne Martell)`,
  retreated: (h) => `retreats with ${units(h.units)}${from(h)} to ${place(h.area)}`,
  'taken-over': (h) => `takes over ${several(h.units.length, 'ship', 'ships')} in ${place(h.area)}`
};

const from = (happening: Of<'units'>): string => (happening.from === undefined ? '' : ` from ${place(happening.from)}`);

const RAVEN: { readonly [U in Of<'raven'>['use']]: string } = {
  swap: 'sends the Messenger Raven to swap an order',
  look: 'sends the Messenger Raven beyond the Wall and looks at the top wildling card',
  none: 'leaves the Messenger Raven at rest'
};

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
  'orders-revealed': () => 'all orders are turned up',
  'orders-removed': ({ area, house: one, token, about }) =>
    `the ${order(token)} of ${house(one)} in ${place(area)}${phrase(ORDER_REASONS, about) || ' is removed'}`,
  'order-swapped': ({ area, house: one, token, was }) =>
    `${house(one)} swaps its ${order(was)} in ${place(area)} for a ${order(token)}`,
  'order-moved': ({ area, house: one, token }) =>
    `the ${order(token)} of ${house(one)} goes along to ${place(area)} (Ser Loras Tyrell)`,
  raided: ({ house: one, from: out, area, victim, token }) =>
    `${house(one)} raids from ${place(out)} and removes the ${order(token)} of ${house(victim)} in ${place(area)}`,
  raven: ({ house: one, use }) => `${house(one)} ${RAVEN[use]}`,
  'raven-card': ({ house: one, put }) =>
    `${house(one)} puts the wildling card ${put === 'top' ? 'back on top of the deck' : 'under the deck'}`,
  power: ({ house: one, by, about }) =>
    `${house(one)} ${by > 0 ? 'gains' : by < 0 && isPrice(about) ? 'pays' : 'loses'} ${Math.abs(by)} power` +
    phrase(POWER_REASONS, about),
  'power-token': ({ did, house: one, area }) =>
    did === 'left'
      ? `${house(one)} leaves a power token in ${place(area)}`
      : `the power token of ${house(one)} in ${place(area)} is removed`,
  units: (happening) => `${house(happening.house)} ${DID[happening.did](happening)}`
};

const isPrice = (about: Extract<Happening, { what: 'power' }>['about']): boolean =>
  about === 'bidding' || about === 'aeron-damphair';
