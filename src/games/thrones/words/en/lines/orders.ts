// Log lines of orders, the raven, power and units: what lies on the board and what moves there.

import { isHouseCard } from '../../../box/houseCards';
import type { HappeningOf } from '../../../rules/happenings';
import { house, order, place, several, units } from '../say';
import type { Lines } from './lines';
import NAMES from '../names';

type Phrases = Readonly<Record<string, string>>;

/** A house card is named where it has no words of its own. */
function phrase(phrases: Phrases, about: string | undefined): string {
  if (about !== undefined && about in phrases) return `${phrases[about]}`;
  return isHouseCard(about) ? ` (${NAMES.houseCards[about]})` : '';
}

/** Why units are destroyed, or change. Goes on after "House Stark loses a knight in Winterfell". */
const UNIT_REASONS: Phrases = {
  reconciling: ' to fit its supply limit',
  'preemptive-raid-losses': ' to the wildlings',
  'crow-killers-destroyed': ': no footman is left to take its place',
  'mammoth-riders-losses': ' to the wildlings',
  'the-horde-descends-losses': ' to the wildlings',
  port: ': the port has changed hands',
  casualties: ' in the battle',
  skulls: ' to a skull',
  retreat: ', unable to retreat',
  'retreat-losses': ', over the supply limit after the retreat',
  'crow-killers-reward': ' (Crow Killers)',
  'crow-killers-losses': ' (Crow Killers)'
};

/** Goes on after "House Stark gains 2 power". */
const POWER_REASONS: Phrases = {
  'game-of-thrones': ' for its power icons and ports',
  consolidating: ' from Consolidate Power',
  pillage: ' (pillage)',
  bidding: ' in the bidding',
  'skinchanger-scout': ' (Skinchanger Scout)'
};

/** Goes on after "House Stark's Raid order in Winterfell". */
const ORDER_REASONS: Phrases = {
  raid: ' has been resolved',
  march: ' has been resolved',
  consolidating: ' has been resolved',
  combat: ' is removed after the lost battle',
  entered: ' is removed, since another house has moved in',
  idle: ' is removed, since no units are left there',
  port: ' is removed with the ships'
};

const DID: { readonly [D in HappeningOf<'units'>['did']]: (happening: HappeningOf<'units'>) => string } = {
  mustered: (h) => `musters ${units(h.units)} in ${place(h.area)}`,
  destroyed: (h) => `loses ${units(h.units)} in ${place(h.area)}${phrase(UNIT_REASONS, h.about)}`,
  upgraded: (h) => `upgrades a footman in ${place(h.area)} to ${units(h.units)}${phrase(UNIT_REASONS, h.about)}`,
  downgraded: (h) => `downgrades a knight in ${place(h.area)} to ${units(h.units)}${phrase(UNIT_REASONS, h.about)}`,
  marched: (h) => `marches ${units(h.units)}${from(h)} to ${place(h.area)}`,
  attacked: (h) => `attacks ${place(h.area)} with ${units(h.units)}${from(h)}`,
  returned: (h) => `does not move in and goes back to ${place(h.area)} with ${units(h.units)} (Arianne Martell)`,
  retreated: (h) => `retreats with ${units(h.units)}${from(h)} to ${place(h.area)}`,
  'taken-over': (h) => `takes over ${several(h.units.length, 'ship', 'ships')} in ${place(h.area)}`
};

const from = (happening: HappeningOf<'units'>): string =>
  happening.from === undefined ? '' : ` from ${place(happening.from)}`;

const RAVEN: { readonly [U in HappeningOf<'raven'>['use']]: string } = {
  swap: 'uses the Messenger Raven to replace an order',
  look: 'uses the Messenger Raven to look at the top wildling card',
  none: 'does not use the Messenger Raven'
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
  'orders-revealed': () => 'all orders are revealed',
  'orders-removed': ({ area, house: one, token, about }) =>
    `${house(one)}'s ${order(token)} in ${place(area)}${ORDER_REASONS[about] ?? ` is removed${phrase({}, about)}`}`,
  'order-swapped': ({ area, house: one, token, was }) =>
    `${house(one)} replaces its ${order(was)} in ${place(area)} with a ${order(token)}`,
  'order-moved': ({ area, house: one, token }) =>
    `${house(one)}'s ${order(token)} moves along to ${place(area)} (Ser Loras Tyrell)`,
  raided: ({ house: one, from: out, area, victim, token }) =>
    `${house(one)} raids from ${place(out)} and removes ${house(victim)}'s ${order(token)} in ${place(area)}`,
  raven: ({ house: one, use }) => `${house(one)} ${RAVEN[use]}`,
  'raven-card': ({ house: one, put }) =>
    `${house(one)} puts the wildling card ${put === 'top' ? 'back on top of the deck' : 'on the bottom of the deck'}`,
  power: ({ house: one, by, about }) =>
    `${house(one)} ${by > 0 ? 'gains' : by < 0 && isPrice(about) ? 'pays' : 'loses'} ${Math.abs(by)} power` +
    phrase(POWER_REASONS, about),
  'power-token': ({ did, house: one, area }) =>
    did === 'left'
      ? `${house(one)} leaves a power token in ${place(area)}`
      : `${house(one)}'s power token in ${place(area)} is removed`,
  units: (happening) => `${house(happening.house)} ${DID[happening.did](happening)}`
};

const isPrice = (about: HappeningOf<'power'>['about']): boolean => about === 'bidding' || isHouseCard(about);
