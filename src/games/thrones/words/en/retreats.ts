// Retreats, orders removed by house cards, and units chosen to be lost, turned into footmen or into knights.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { UnitKind } from '../../box/units';
import { UNIT_KINDS } from '../../box/units';
import { ORDER_NAMES, UNIT_NAMES, UNIT_PLURALS } from './pieces';
import { capital, house, list, place, several, units } from './say';
import NAMES from './names';

type Fate = 'destroyed' | 'footman' | 'knight';

type NoRefuge =
  | { readonly what: 'element' | 'closed' | 'came-from' | 'neutral' | 'otherwise' }
  | { readonly what: 'units'; readonly house: House; readonly units: readonly UnitKind[] }
  | { readonly what: 'garrison' | 'foreign'; readonly house: House }
  | { readonly what: 'dearer'; readonly losses: number };

function noRefuge(why: NoRefuge): string {
  switch (why.what) {
    case 'element':
      return 'land units stay on land, ships at sea';
    case 'closed':
      return 'closed in this game';
    case 'came-from':
      return 'the attack came from here';
    case 'neutral':
      return 'a neutral force';
    case 'units':
      return `${NAMES.houses[why.house]}: ${list(kindsOf(why.units))}`;
    case 'garrison':
      return `${NAMES.houses[why.house]}: garrison`;
    case 'foreign':
      return `held by ${NAMES.houses[why.house]}`;
    case 'dearer':
      return `would cost ${several(why.losses, 'unit', 'units')}`;
    case 'otherwise':
      return 'out of reach';
  }
}

const kindsOf = (there: readonly UnitKind[]): string[] =>
  UNIT_KINDS.flatMap((kind) => {
    const count = there.filter((one) => one === kind).length;
    return count === 0 ? [] : [count === 1 ? UNIT_NAMES[kind] : `${count} ${UNIT_PLURALS[kind]}`];
  });

const OF_FATE: Readonly<Record<Fate, { readonly verb: string; readonly falls: string; readonly stays: string }>> = {
  destroyed: { verb: 'Destroy', falls: 'destroyed', stays: 'survives' },
  footman: { verb: 'Downgrade', falls: 'becomes a footman', stays: 'stays a knight' },
  knight: { verb: 'Upgrade', falls: 'becomes a knight', stays: 'stays a footman' }
};

const retreats = {
  whereTo: (beaten: House): string => `Where does ${house(beaten)} retreat?`,
  whichOrder: 'Which order do you remove?',
  notThese: 'Why not elsewhere',
  together: 'All units retreat to the same area and stay routed until the end of the round.',
  noRefuge,
  orderGoesAnyway: (area: AreaId): string => `The order in ${place(area)} is removed anyway when the battle ends.`,
  goesAnyway: 'removed anyway when the battle ends',

  /** A refuge in a few words. */
  refuge: (own: boolean, standing: readonly UnitKind[], ships: readonly AreaId[]): string =>
    [
      own ? 'friendly' : 'empty',
      ...(standing.length === 0 ? [] : [`${units(standing)} there`]),
      ...(ships.length === 0 ? [] : [`by ship across ${list(ships.map(place))}`])
    ].join(', '),
  armyOf: (size: number): string => `army of ${size}`,
  costs: (losses: number): string => `${several(losses, 'unit', 'units')} destroyed`,
  lossesThere: (losses: number): string =>
    `They are over the supply limit there: ${several(losses, 'unit has', 'units have')} to be destroyed.`,
  order: (token: OrderToken, owner: House, standing: readonly UnitKind[]): string =>
    `${capital(ORDER_NAMES[token])} of ${NAMES.houses[owner]}${standing.length === 0 ? '' : `; ${units(standing)} there`}`,
  strength: (one: House, was: number, will: number): string =>
    was === will
      ? `It adds nothing to this battle: ${house(one)} stays at strength ${was}.`
      : `${house(one)} then has strength ${will} in this battle instead of ${was}.`,

  main: {
    noRefuge: 'Retreat',
    noOrder: 'Remove an order',
    retreat: (area: AreaId): string => `Retreat to ${place(area)}`,
    send: (area: AreaId): string => `Send them to ${place(area)}`,
    remove: (area: AreaId): string => `Remove the order in ${place(area)}`,
    leaveIt: (beaten: House): string => `Let ${house(beaten)} choose`,
    removeNone: 'Remove no order'
  },
  missing: { refuge: 'Choose where they retreat first', order: 'Choose an order first' },
  declined: {
    retreat: (beaten: House): string => `${house(beaten)} chooses where its units retreat.`,
    order: 'No order is removed.'
  },
  chooseAfterAll: 'Choose after all',

  count: (chosen: number, least: number, most: number): string =>
    least === most ? `${chosen} of ${most} chosen` : `${chosen} chosen, up to ${most}`,
  oneArea: 'All in the same area.',
  unit: (kind: UnitKind, count: number, routed: boolean): string =>
    capital(`${count === 1 ? UNIT_NAMES[kind] : UNIT_PLURALS[kind]}${routed ? ', routed' : ''}`),
  /** The fate of a row of units, some of which are chosen. */
  fate: (fate: Fate, chosen: number, count: number): string => {
    const { falls, stays } = OF_FATE[fate];
    if (count === 1) return chosen === 1 ? falls : stays;
    return chosen === 0 ? `${count} here` : `${chosen} of ${count}: ${plural(fate, chosen)}`;
  },
  choose: (fate: Fate, kinds: readonly UnitKind[]): string =>
    kinds.length === 0 ? OF_FATE[fate].verb : deed(fate, kinds),
  nobody: (fate: Fate): string => (fate === 'knight' ? 'Upgrade none' : 'Choose none'),
  nobodyChosen: (fate: Fate): string => (fate === 'knight' ? 'All footmen stay footmen.' : 'No unit is chosen.'),
  due: (due: number): string => `${due} more to choose`,
  dueAny: 'Choose units first, or choose none',
  clear: 'Clear'
};

function deed(fate: Fate, kinds: readonly UnitKind[]): string {
  if (fate === 'destroyed') return `Destroy ${units(kinds)}`;
  const became = kinds.length === 1 ? `a ${UNIT_NAMES[fate]}` : UNIT_PLURALS[fate];
  return `${OF_FATE[fate].verb} ${units(kinds)} to ${became}`;
}

const plural = (fate: Fate, count: number): string => {
  if (fate === 'destroyed') return 'destroyed';
  return count === 1 ? `becomes a ${UNIT_NAMES[fate]}` : `become ${UNIT_PLURALS[fate]}`;
};

export default retreats;
