// Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot feed, whose ships a port holds.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { UnitKind } from '../../box/units';
import { ORDER_NAMES, UNIT_NAMES } from './pieces';
import { capital, house, list, place, several, units } from './say';

const ships = (count: number): string => several(count, 'ship', 'ships');

const consolidate = {
  which: 'Which order?',
  order: (token: OrderToken): string => capital(ORDER_NAMES[token]),
  orderIn: (token: OrderToken, area: AreaId): string => `${capital(ORDER_NAMES[token])} in ${place(area)}`,
  canMuster: 'power or mustering',
  brings: 'How do you resolve it?',
  power: (gained: number): string => (gained === 0 ? 'No power' : `${gained} power`),
  /** Beside a crown. */
  gained: (gained: number): string => `+${gained}`,
  gainedAloud: (gained: number): string => `gains ${gained} power`,
  change: (one: House, before: number, after: number): string =>
    before === after ? `${house(one)} keeps ${before} power` : `${house(one)} goes from ${before} to ${after} power`,
  poolEmpty: (one: House): string => `All of ${house(one)}'s power tokens are then in play.`,
  atSea: 'At sea this order gains no power.',
  blocked: 'Enemy ships are in its sea, so the port gains no power.',
  muster: 'Muster instead',
  points: (count: number): string => `${several(count, 'point', 'points')} to spend here`,
  noMustering: 'needs a special order on a castle',
  back: 'Take power instead',
  main: {
    none: 'Consolidate Power',
    muster: 'Muster',
    power: (gained: number, from: AreaId): string =>
      gained === 0 ? `Remove the order in ${place(from)}` : `Take ${gained} power from ${place(from)}`
  },
  missing: { order: 'Choose an order first', use: 'Choose power or mustering first' }
};

const reconcile = {
  feeds: (level: number, limits: readonly number[]): string =>
    `Supply ${level} allows armies of ${list(limits.map(String))} at most. Single units do not count.`,
  armies: 'Tap the units to destroy',
  army: (size: number, fed: boolean): string =>
    size === 0 ? 'no units left' : size === 1 ? 'one unit left, not an army' : `army of ${size}${fed ? ', fits' : ''}`,
  strike: (kind: UnitKind, routed: boolean, area: AreaId): string =>
    `${capital(UNIT_NAMES[kind])}${routed ? ', routed,' : ''} in ${place(area)}`,
  main: (kinds: readonly UnitKind[]): string => (kinds.length === 0 ? 'Destroy units' : `Destroy ${units(kinds)}`),
  missing: (struck: number, due: number, unfed: readonly AreaId[]): string => {
    const count =
      struck === 0 ? `${several(due, 'unit', 'units')} to destroy` : `${struck} chosen, ${due} more to destroy`;
    const names = unfed.map(place);
    if (names.length === 0) return count;
    return names.length === 1
      ? `${count}: the army in ${list(names)} is too large`
      : `${count}: ${list(names)} cannot ${names.length === 2 ? 'both' : 'all'} stay as they are`;
  },
  clear: 'Clear all'
};

const port = {
  lie: (count: number, owner: House, area: AreaId): string => `${house(owner)} has ${ships(count)} in ${place(area)}.`,
  what: (count: number): string => (count === 1 ? 'What do you do with it?' : 'What do you do with them?'),
  choice: (taken: number, all: number): string =>
    taken === 0
      ? all === 1
        ? 'Destroy it'
        : `Destroy all ${all}`
      : taken === all
        ? all === 1
          ? 'Take it over'
          : `Take over all ${all}`
        : `Take over ${taken}, destroy ${all - taken}`,
  means: (taken: number, one: House): string =>
    taken === 0 ? 'the port will be empty' : `${house(one)} places ${ships(taken)} there`,
  noMore: (most: number): string =>
    `You can take over ${most} at most: your supply limit or your remaining ships allow no more.`,
  main: (taken: number, all: number): string =>
    taken === 0 ? `Destroy ${all === 1 ? 'the ship' : `all ${all} ships`}` : `Take over ${ships(taken)}`,
  decide: (count: number): string => `Decide on the ${count === 1 ? 'ship' : 'ships'}`,
  missing: (count: number): string => `Choose what to do with ${count === 1 ? 'it' : 'them'} first`
};

const choices = { consolidate, reconcile, port };

export default choices;
