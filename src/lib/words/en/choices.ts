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
  canMuster: 'power, or mustering',
  brings: 'What does it bring?',
  power: (gained: number): string => (gained === 0 ? 'No power' : `${gained} power`),
  /** Beside a crown. */
  gained: (gained: number): string => `+${gained}`,
  gainedAloud: (gained: number): string => `brings ${gained} power`,
  change: (one: House, before: number, after: number): string =>
    before === after ? `${house(one)} keeps ${before} power` : `${house(one)} goes from ${before} to ${after} power`,
  poolEmpty: (one: House): string => `All power tokens of ${house(one)} are then in use: none is left in its pool.`,
  atSea: 'At sea the order brings nothing.',
  blocked: 'Enemy ships lie in its sea, so the port brings nothing.',
  muster: 'Muster instead',
  points: (count: number): string => `${several(count, 'point', 'points')} to spend here`,
  noMustering: 'takes a special order on a castle',
  back: 'Take the power after all',
  main: {
    none: 'Consolidate power',
    muster: 'Muster',
    power: (gained: number, from: AreaId): string =>
      gained === 0 ? `Remove the order in ${place(from)}` : `Take ${gained} power from ${place(from)}`
  },
  missing: { order: 'First choose an order', use: 'First choose: power or mustering' }
};

const reconcile = {
  feeds: (level: number, limits: readonly number[]): string =>
    `Supply ${level} feeds armies of ${list(limits.map(String))} at most. Units that stand alone need none.`,
  armies: 'Tap the units that go',
  army: (size: number, fed: boolean): string =>
    size === 0 ? 'nobody left' : size === 1 ? 'one left, no army' : `army of ${size}${fed ? ', fed' : ''}`,
  strike: (kind: UnitKind, routed: boolean, area: AreaId): string =>
    `${capital(UNIT_NAMES[kind])}${routed ? ', routed,' : ''} in ${place(area)}`,
  struckOut: 'struck out',
  main: (kinds: readonly UnitKind[]): string => (kinds.length === 0 ? 'Destroy units' : `Destroy ${units(kinds)}`),
  missing: (struck: number, due: number, unfed: readonly AreaId[]): string => {
    const count =
      struck === 0 ? `${several(due, 'unit has', 'units have')} to go` : `${struck} struck out, ${due} more to go`;
    const names = unfed.map(place);
    if (names.length === 0) return count;
    return names.length === 1
      ? `${count}: the army in ${list(names)} is too large`
      : `${count}: ${list(names)} cannot ${names.length === 2 ? 'both' : 'all'} stay as they are`;
  },
  clear: 'Take all back'
};

const port = {
  lie: (count: number, owner: House, area: AreaId): string =>
    `${ships(count)} of ${house(owner)} ${count === 1 ? 'lies' : 'lie'} in ${place(area)}.`,
  what: (count: number): string => (count === 1 ? 'What becomes of it?' : 'What becomes of them?'),
  choice: (taken: number, all: number): string =>
    taken === 0
      ? all === 1
        ? 'Burn it'
        : `Burn all ${all}`
      : taken === all
        ? all === 1
          ? 'Take it over'
          : `Take over all ${all}`
        : `Take over ${taken}, burn ${all - taken}`,
  means: (taken: number, one: House): string =>
    taken === 0 ? 'the port lies empty' : `${ships(taken)} of ${house(one)} from its pool`,
  noMore: (most: number): string =>
    `No more than ${most} can be taken over: the supply feeds no more, or the pool has no more ships.`,
  main: (taken: number, all: number): string =>
    taken === 0 ? `Burn ${all === 1 ? 'the ship' : `all ${all} ships`}` : `Take over ${ships(taken)}`,
  decide: (count: number): string => `Decide on the ${count === 1 ? 'ship' : 'ships'}`,
  missing: (count: number): string => `First choose what becomes of ${count === 1 ? 'it' : 'them'}`
};

const choices = { consolidate, reconcile, port };

export default choices;
