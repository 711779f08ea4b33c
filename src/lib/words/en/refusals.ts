// Refusals in one English sentence each, with the page of the printed rulebook where the rule stands. A rule without a sentence
// does not compile. Particulars may be missing: every sentence is complete without them.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import { HOUSE_CARDS } from '../../box/houseCards';
import { HOUSE_NAMES } from '../../box/houses';
import type { Refusal, RefusalRule } from '../../rules/refusals';
import { ORDER_NAMES, UNIT_NAMES, UNIT_PLURALS } from './pieces';

type Sentence = (refusal: Refusal) => string;

/** `p` is the page; a rule of form has none. */
interface Entry {
  readonly p?: number;
  readonly says: Sentence;
}

const name = (area: AreaId | undefined, otherwise: string): string =>
  area === undefined ? otherwise : AREAS[area].name;
const here = ({ area }: Refusal, otherwise = 'that area'): string => name(area, otherwise);
const there = ({ to }: Refusal, otherwise = 'there'): string => (to === undefined ? otherwise : `to ${AREAS[to].name}`);
const house = ({ house }: Refusal, otherwise = 'The house'): string =>
  house === undefined ? otherwise : `House ${HOUSE_NAMES[house]}`;
const token = ({ token }: Refusal, otherwise = 'That order'): string =>
  token === undefined ? otherwise : `The order ${ORDER_NAMES[token]}`;
const units = ({ unit }: Refusal, otherwise = 'units'): string => (unit === undefined ? otherwise : UNIT_PLURALS[unit]);
const unit = ({ unit }: Refusal, otherwise = 'unit'): string => (unit === undefined ? otherwise : UNIT_NAMES[unit]);

/** `(3 laid, 2 allowed)`, as far as it is known. */
function numbers({ allowed, found }: Refusal, did: string, may: string): string {
  const known = [
    ...(found === undefined ? [] : [`${found} ${did}`]),
    ...(allowed === undefined ? [] : [`${allowed} ${may}`])
  ];
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

const armies = ({ armies }: Refusal): string =>
  armies === undefined || armies.length === 0 ? '' : ` (there would be armies of ${armies.join(', ')})`;

const what = (refusal: Refusal): string => {
  const { card, unit: kind, area } = refusal;
  if (card !== undefined) return HOUSE_CARDS[card].name;
  if (kind !== undefined) return `another ${UNIT_NAMES[kind]} in ${here(refusal)}`;
  return area === undefined ? 'that' : AREAS[area].name;
};

const ENTRIES: Readonly<Record<RefusalRule, Entry>> = {
  'answer.not-asked': { says: (r) => `${house(r)} is not asked anything now` },
  'answer.malformed': {
    says: ({ faults = [] }) => `The answer does not have the form that the question calls for${detailed(faults)}`
  },

  'choice.not-offered': { says: (r) => `Only what the question offers can be chosen, and ${what(r)} is not offered` },
  'choice.too-few': { says: (r) => `More has to be chosen than that${numbers(r, 'chosen', 'asked for')}` },
  'choice.too-many': { says: (r) => `Less has to be chosen than that${numbers(r, 'chosen', 'asked for')}` },
  'choice.one-area': { says: () => 'All the units chosen have to stand in the same area' },

  'order.missing-area': { p: 12, says: (r) => `Every area with own units gets an order, and ${here(r)} has none` },
  'order.not-your-area': {
    p: 12,
    says: (r) => `Orders go only into areas with own units, and there are none in ${here(r)}`
  },
  'order.too-many-of-a-kind': {
    p: 12,
    says: (r) => `${token(r)} is laid more often than the house has tokens of it${numbers(r, 'laid', 'there')}`
  },
  'order.stars': {
    p: 22,
    says: (r) =>
      `The position on the King's Court does not allow so many special orders${numbers(r, 'laid', 'allowed')}`
  },
  'order.forbidden': { p: 31, says: (r) => `${token(r)} is forbidden this round by a Westeros card` },
  'order.lay-all': {
    p: 12,
    says: (r) => `A house short of orders has to lay as many as it may${numbers(r, 'laid', 'possible')}`
  },

  'raven.own-order': { p: 11, says: (r) => `The raven swaps only an own order, and there is none in ${here(r)}` },
  'raven.unused-token': {
    p: 11,
    says: (r) => `${token(r)} is on the board already, and the raven needs an unused one`
  },

  'raid.no-order': {
    p: 14,
    says: (r) => `A Raid takes an own Raid order and an order to remove, and one of them is missing in ${here(r)}`
  },
  'raid.not-adjacent': { p: 14, says: (r) => `A Raid reaches only areas next to it, and ${target(r)} is not` },
  'raid.reach': {
    p: 25,
    says: (r) => `A Raid from there does not reach ${target(r)}: from land only land, from a port only its sea`
  },
  'raid.enemy-only': {
    p: 13,
    says: (r) => `Only enemy orders can be raided, and the one in ${target(r)} is an own order`
  },
  'raid.kind': {
    p: 14,
    says: (r) => `${token(r, 'An order of that kind')} in ${target(r)} cannot be removed by this Raid`
  },

  'march.own-order': { p: 15, says: (r) => `Only an own March order can be resolved, and there is none in ${here(r)}` },
  'march.not-there': {
    p: 15,
    says: (r) =>
      `Only units that stand in ${here(r, 'the area of the order')} can march, and so many ${units(r)} do not`
  },
  'march.routed': {
    p: 21,
    says: (r) => `Routed units do not march, and so many other ${units(r)} are not in ${here(r)}`
  },
  'march.not-adjacent': {
    p: 15,
    says: (r) =>
      `Units march to areas next to theirs or by ship transport, and from ${here(r)} no way leads ${there(r)}`
  },
  'march.twice': {
    says: (r) => `Each destination is named once with all the units that go there${particular(r.to ?? r.area)}`
  },
  'march.land-and-sea': {
    p: 15,
    says: (r) => `Land units never go to sea and ships never onto land, so no ${unit(r)} goes ${there(r)}`
  },
  'march.own-port': {
    p: 25,
    says: (r) => `Ships enter only a port of their own, from the sea it opens on${particular(r.to ?? r.area)}`
  },
  'march.port-full': {
    p: 25,
    says: (r) =>
      `A port holds three ships at most${particular(r.to ?? r.area)}${numbers(r, 'would be there', 'allowed')}`
  },
  'march.closed-area': { p: 28, says: (r) => `${name(r.to ?? r.area, 'That area')} is closed in this game` },
  'march.one-battle': {
    p: 15,
    says: (r) => `Only one destination of a march may be held by others${bothOf(r)}`
  },
  'march.supply': { p: 8, says: (r) => `After this march the armies would not fit the supply${armies(r)}` },
  'march.leave-token': {
    p: 24,
    says: (r) => `No power token can be left in ${here(r)}: only on land, not at home, and not a second one`
  },
  'march.leave-token-last-unit': {
    p: 24,
    says: (r) => `A power token is left only when the last unit marches out of ${here(r)}`
  },
  'march.leave-token-power': { p: 24, says: (r) => `${house(r)} has no available power to leave behind` },
  'neutral.too-weak': {
    p: 26,
    says: (r) => `Even with all support this march could not beat the neutral force${particular(r.to ?? r.area)}`
  },
  'neutral.repelled': {
    says: (r) => `This march has just failed against that neutral force${particular(r.to ?? r.area)}`
  },

  'retreat.land-and-sea': {
    p: 21,
    says: (r) => `Land units never retreat to sea and ships never onto land, so no ${unit(r)} goes ${there(r)}`
  },
  'retreat.origin': {
    p: 21,
    says: (r) => `Beaten defenders never go where the attack came from${particular(r.area)}`
  },
  'retreat.neutral': {
    p: 28,
    says: (r) => `Nobody retreats into an area that is closed or has a neutral force${particular(r.area)}`
  },
  'retreat.enemy-area': {
    p: 21,
    says: (r) =>
      `Beaten units go only to empty or own areas, and ${here(r)} ${r.house === undefined ? 'is neither' : `belongs to ${house(r)}`}`
  },
  'retreat.not-adjacent': {
    p: 21,
    says: (r) => `Beaten units go to an area next to the battle or by ship transport, and no way leads ${there(r)}`
  },
  'retreat.fewest-losses': {
    p: 21,
    says: (r) =>
      `Beaten units go where the supply costs the fewest of them, and not ${there(r)}${numbers(r, 'lost there', 'elsewhere')}`
  },

  'consolidate.no-order': {
    p: 16,
    says: (r) => `Only an own Consolidate Power order can be resolved, and there is none in ${here(r)}`
  },
  'consolidate.no-mustering': {
    p: 22,
    says: (r) => `The order in ${here(r)} cannot muster: that takes a special order on a castle or stronghold`
  },

  'muster.castle': {
    p: 9,
    says: (r) => `Only the castles and strongholds asked can muster, and ${here(r)} is not one`
  },
  'muster.one-castle': { p: 22, says: () => 'All of this mustering has to be done in a single castle or stronghold' },
  'muster.points': {
    p: 9,
    says: (r) => `${here(r, 'The area')} does not give so many points for mustering${numbers(r, 'spent', 'there')}`
  },
  'muster.place': {
    p: 9,
    says: (r) => `Land units are mustered into the area itself, ships into its port or a sea next to it${placed(r)}`
  },
  'muster.enemy-sea': {
    p: 9,
    says: (r) => `No ship is mustered where an enemy ship lies${particular(r.to ?? r.area)}`
  },
  'muster.port-full': {
    p: 25,
    says: (r) =>
      `A port holds three ships at most${particular(r.to ?? r.area)}${numbers(r, 'would be there', 'allowed')}`
  },
  'muster.pieces': { p: 4, says: (r) => `So many ${units(r)} are not left${numbers(r, 'wanted', 'left')}` },
  'muster.upgrade': {
    p: 9,
    says: (r) =>
      `Only footmen in ${here(r, 'the mustering area')} can be upgraded, to knights or siege engines${numbers(r, 'upgrades', 'footmen')}`
  },
  'muster.supply': { p: 8, says: (r) => `The armies would not fit the supply after this mustering${armies(r)}` },

  'supply.not-your-unit': { p: 8, says: (r) => `Only own units that stand in ${here(r)} can be destroyed there` },
  'supply.still-too-many': { p: 8, says: (r) => `What is left still does not fit the supply${armies(r)}` },
  'supply.needless-loss': {
    p: 8,
    says: (r) => `No unit is destroyed needlessly, and one in ${here(r)} could stay`
  },

  'bid.power': {
    p: 10,
    says: (r) => `Nobody bids less than nothing or more than the available power${numbers(r, 'bid', 'available')}`
  },
  'track.tie-order': {
    p: 10,
    says: () => 'All the houses that tie, and only those, have to be put in order, each once'
  }
};

const particular = (area: AreaId | undefined): string => (area === undefined ? '' : `: ${AREAS[area].name}`);

const target = ({ to, area }: Refusal): string => name(to ?? area, 'that area');

const placed = (refusal: Refusal): string =>
  refusal.to === undefined ? '' : `: no ${unit(refusal)} of ${here(refusal)} into ${AREAS[refusal.to].name}`;

const bothOf = ({ area, to }: Refusal): string =>
  area === undefined || to === undefined
    ? particular(area ?? to)
    : `: not both ${AREAS[area].name} and ${AREAS[to].name}`;

const detailed = (faults: readonly string[]): string => (faults.length === 0 ? '' : `: ${faults.join('; ')}`);

export function why(refusal: Refusal): string {
  const { p, says } = ENTRIES[refusal.rule];
  return `${says(refusal)}${p === undefined ? '' : ` (rulebook, page ${p})`}.`;
}
