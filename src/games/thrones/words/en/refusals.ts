// Refusals in one English sentence each, with the page of the printed rulebook where the rule stands. A rule without a sentence
// does not compile. Particulars may be missing: every sentence is complete without them.

import type { AreaId } from '../../box/areas';
import type { Refusal, RefusalRule } from '../../rules/refusals';
import { ORDER_NAMES, UNIT_NAMES, UNIT_PLURALS } from './pieces';
import NAMES from './names';

type Sentence = (refusal: Refusal) => string;

/** `p` is the page; a rule of form has none. */
interface Entry {
  readonly p?: number;
  readonly says: Sentence;
}

const name = (area: AreaId | undefined, otherwise: string): string =>
  area === undefined ? otherwise : NAMES.areas[area];
const here = ({ area }: Refusal, otherwise = 'that area'): string => name(area, otherwise);
const there = ({ to }: Refusal, otherwise = 'there'): string =>
  to === undefined ? otherwise : `to ${NAMES.areas[to]}`;
const house = ({ house }: Refusal, otherwise = 'This house'): string =>
  house === undefined ? otherwise : `House ${NAMES.houses[house]}`;
const token = ({ token }: Refusal, otherwise = 'That order'): string =>
  token === undefined ? otherwise : `The ${ORDER_NAMES[token]} order`;
const units = ({ unit }: Refusal, otherwise = 'units'): string => (unit === undefined ? otherwise : UNIT_PLURALS[unit]);
const unit = ({ unit }: Refusal, otherwise = 'unit'): string => (unit === undefined ? otherwise : UNIT_NAMES[unit]);

/** `(3 placed, 2 allowed)`, as far as it is known. */
function numbers({ allowed, found }: Refusal, did: string, may: string): string {
  const known = [
    ...(found === undefined ? [] : [`${found} ${did}`]),
    ...(allowed === undefined ? [] : [`${allowed} ${may}`])
  ];
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

const armies = ({ armies }: Refusal): string =>
  armies === undefined || armies.length === 0 ? '' : ` (armies of ${armies.join(', ')})`;

const what = (refusal: Refusal): string => {
  const { card, unit: kind, area } = refusal;
  if (card !== undefined) return NAMES.houseCards[card];
  if (kind !== undefined) return `another ${UNIT_NAMES[kind]} in ${here(refusal)}`;
  return area === undefined ? 'that' : NAMES.areas[area];
};

const ENTRIES: Readonly<Record<RefusalRule, Entry>> = {
  'answer.not-asked': { says: (r) => `${house(r)} has nothing to decide right now` },
  'answer.malformed': {
    says: ({ faults = [] }) => `That does not fit what is asked${detailed(faults)}`
  },

  'choice.not-offered': { says: (r) => `You cannot choose ${what(r)} here` },
  'choice.too-few': { says: (r) => `You have to choose more than that${numbers(r, 'chosen', 'needed')}` },
  'choice.too-many': { says: (r) => `You have to choose fewer than that${numbers(r, 'chosen', 'allowed')}` },
  'choice.one-area': { says: () => 'All the units you choose have to be in the same area' },

  'order.missing-area': { p: 12, says: (r) => `Every area with your units needs an order, and ${here(r)} has none` },
  'order.not-your-area': {
    p: 12,
    says: (r) => `You place orders only where you have units, and you have none in ${here(r)}`
  },
  'order.too-many-of-a-kind': {
    p: 12,
    says: (r) => `${token(r)} is placed more often than you have tokens for it${numbers(r, 'placed', 'available')}`
  },
  'order.stars': {
    p: 22,
    says: (r) =>
      `Your position on the King's Court track does not allow that many special orders${numbers(r, 'placed', 'allowed')}`
  },
  'order.forbidden': { p: 31, says: (r) => `${token(r)} is forbidden this round by a Westeros card` },
  'order.lay-all': {
    p: 12,
    says: (r) => `You are short of orders, so you have to place as many as you can${numbers(r, 'placed', 'possible')}`
  },

  'raven.own-order': { p: 11, says: (r) => `You have no order in ${here(r)} for the raven to replace` },
  'raven.unused-token': {
    p: 11,
    says: (r) => `${token(r)} is already on the board, and the raven needs an unused one`
  },

  'raid.no-order': {
    p: 14,
    says: (r) => `You need a Raid order and an enemy order for it to remove, and one of them is missing in ${here(r)}`
  },
  'raid.not-adjacent': { p: 14, says: (r) => `A Raid reaches only adjacent areas, and ${target(r)} is not adjacent` },
  'raid.reach': {
    p: 25,
    says: (r) => `Your Raid cannot reach ${target(r)}: land reaches only land, and a port only its sea`
  },
  'raid.enemy-only': {
    p: 13,
    says: (r) => `You can raid only enemy orders, and the one in ${target(r)} is yours`
  },
  'raid.kind': {
    p: 14,
    says: (r) => `${token(r, 'That kind of order')} in ${target(r)} cannot be removed by this Raid`
  },

  'march.own-order': { p: 15, says: (r) => `You have no March order in ${here(r)}` },
  'march.not-there': {
    p: 15,
    says: (r) => `You do not have that many ${units(r)} in ${here(r, 'that area')} to march`
  },
  'march.routed': {
    p: 21,
    says: (r) => `Routed units cannot march, and you do not have that many other ${units(r)} in ${here(r)}`
  },
  'march.not-adjacent': {
    p: 15,
    says: (r) => `Your units cannot march ${there(r)} from ${here(r)}: it is not adjacent, and no ships transport them`
  },
  'march.twice': {
    says: (r) => `Choose each destination once, with all the units that go there${particular(r.to ?? r.area)}`
  },
  'march.land-and-sea': {
    p: 15,
    says: (r) => `Land units cannot enter the sea and ships cannot enter land, so no ${unit(r)} can march ${there(r)}`
  },
  'march.own-port': {
    p: 25,
    says: (r) => `Ships can enter only your own ports, and only from the adjacent sea${particular(r.to ?? r.area)}`
  },
  'march.port-full': {
    p: 25,
    says: (r) =>
      `A port holds at most three ships${particular(r.to ?? r.area)}${numbers(r, 'would be there', 'allowed')}`
  },
  'march.closed-area': { p: 28, says: (r) => `${name(r.to ?? r.area, 'That area')} is closed in this game` },
  'march.one-battle': {
    p: 15,
    says: (r) => `A march can start only one battle${bothOf(r)}`
  },
  'march.supply': { p: 8, says: (r) => `This march would put you over your supply limit${armies(r)}` },
  'march.leave-token': {
    p: 24,
    says: (r) =>
      `You cannot leave a power token in ${here(r)}: only on land, not in your home area, and never a second one`
  },
  'march.leave-token-last-unit': {
    p: 24,
    says: (r) => `You can leave a power token only when your last unit leaves ${here(r)}`
  },
  'march.leave-token-power': { p: 24, says: () => 'You have no available power to leave behind' },
  'neutral.too-weak': {
    p: 26,
    says: (r) => `Even with all possible support, this march cannot beat the neutral force${particular(r.to ?? r.area)}`
  },
  'neutral.repelled': {
    says: (r) => `This march has just failed against that neutral force${particular(r.to ?? r.area)}`
  },

  'retreat.land-and-sea': {
    p: 21,
    says: (r) => `Land units cannot retreat to the sea or ships to land, so no ${unit(r)} can retreat ${there(r)}`
  },
  'retreat.origin': {
    p: 21,
    says: (r) => `Defeated defenders cannot retreat to where the attack came from${particular(r.area)}`
  },
  'retreat.neutral': {
    p: 28,
    says: (r) => `Nobody can retreat to an area that is closed or has a neutral force${particular(r.area)}`
  },
  'retreat.enemy-area': {
    p: 21,
    says: (r) =>
      `Units retreat only to empty or friendly areas, and ${here(r)} ${r.house === undefined ? 'is neither' : `belongs to ${house(r)}`}`
  },
  'retreat.not-adjacent': {
    p: 21,
    says: (r) => `Units retreat to an adjacent area or by ship transport, and cannot get ${there(r)}`
  },
  'retreat.fewest-losses': {
    p: 21,
    says: (r) =>
      `Units retreat where the supply limit costs the fewest of them, so not ${there(r)}${numbers(r, 'lost there', 'elsewhere')}`
  },

  'consolidate.no-order': {
    p: 16,
    says: (r) => `You have no Consolidate Power order in ${here(r)}`
  },
  'consolidate.no-mustering': {
    p: 22,
    says: (r) => `The order in ${here(r)} cannot muster: that needs a special order in a castle or stronghold`
  },

  'muster.castle': {
    p: 9,
    says: (r) => `You cannot muster in ${here(r)} now`
  },
  'muster.one-castle': { p: 22, says: () => 'You have to do all of this mustering in one castle or stronghold' },
  'muster.points': {
    p: 9,
    says: (r) => `${here(r, 'That area')} does not have that many mustering points${numbers(r, 'spent', 'available')}`
  },
  'muster.place': {
    p: 9,
    says: (r) => `Land units muster in the area itself, ships in its port or an adjacent sea${placed(r)}`
  },
  'muster.enemy-sea': {
    p: 9,
    says: (r) => `You cannot muster a ship where there are enemy ships${particular(r.to ?? r.area)}`
  },
  'muster.port-full': {
    p: 25,
    says: (r) =>
      `A port holds at most three ships${particular(r.to ?? r.area)}${numbers(r, 'would be there', 'allowed')}`
  },
  'muster.pieces': { p: 4, says: (r) => `You do not have that many ${units(r)} left${numbers(r, 'wanted', 'left')}` },
  'muster.upgrade': {
    p: 9,
    says: (r) =>
      `You can upgrade only footmen in ${here(r, 'the mustering area')}, to knights or siege engines${numbers(r, 'upgrades', 'footmen')}`
  },
  'muster.supply': { p: 8, says: (r) => `This mustering would put you over your supply limit${armies(r)}` },

  'supply.not-your-unit': { p: 8, says: (r) => `You have no such units in ${here(r)} to destroy` },
  'supply.still-too-many': { p: 8, says: (r) => `You are still over your supply limit${armies(r)}` },
  'supply.needless-loss': {
    p: 8,
    says: (r) => `You may not destroy more units than you have to, and one in ${here(r)} can stay`
  },

  'bid.power': {
    p: 10,
    says: (r) => `You cannot bid more than your available power${numbers(r, 'bid', 'available')}`
  },
  'track.tie-order': {
    p: 10,
    says: () => 'Put all the tied houses in order, each once, and no others'
  }
};

const particular = (area: AreaId | undefined): string => (area === undefined ? '' : `: ${NAMES.areas[area]}`);

const target = ({ to, area }: Refusal): string => name(to ?? area, 'that area');

const placed = (refusal: Refusal): string =>
  refusal.to === undefined ? '' : `: no ${unit(refusal)} from ${here(refusal)} in ${NAMES.areas[refusal.to]}`;

const bothOf = ({ area, to }: Refusal): string =>
  area === undefined || to === undefined
    ? particular(area ?? to)
    : `: not both ${NAMES.areas[area]} and ${NAMES.areas[to]}`;

const detailed = (faults: readonly string[]): string => (faults.length === 0 ? '' : `: ${faults.join('; ')}`);

export function why(refusal: Refusal): string {
  const { p, says } = ENTRIES[refusal.rule];
  return `${says(refusal)}${p === undefined ? '' : ` (rulebook, page ${p})`}.`;
}
