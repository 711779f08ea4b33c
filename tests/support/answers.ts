// Short makers for answers, so that a scene reads like the rulebook's examples. None of them judges: a scene may answer wrongly.

import type { AreaId } from '../../src/games/thrones/box/areas';
import type { HouseCardId } from '../../src/games/thrones/box/houseCards';
import type { House } from '../../src/games/thrones/box/houses';
import type { OrderToken } from '../../src/games/thrones/box/orders';
import type {
  AreaAnswer,
  BidAnswer,
  CardAnswer,
  ConsolidateAnswer,
  MarchAnswer,
  MusterAnswer,
  OptionAnswer,
  OrdersAnswer,
  RaidAnswer,
  RankAnswer,
  RavenAnswer,
  ReconcileAnswer,
  Recruit,
  UnitsAnswer
} from '../../src/games/thrones/rules/asks';
import type { UnitAt } from '../../src/games/thrones/rules/position';
import { asArea, listOf, unitWords } from './notation';

export const orders = (orders: Partial<Record<AreaId, OrderToken>>): OrdersAnswer => ({ kind: 'orders', orders });

export const swap = (area: AreaId, token: OrderToken): RavenAnswer => ({ kind: 'raven', use: 'swap', area, token });
export const look = (): RavenAnswer => ({ kind: 'raven', use: 'look' });
export const noRaven = (): RavenAnswer => ({ kind: 'raven', use: 'none' });

/** Without a target the order is discarded. */
export const raid = (from: AreaId, target: AreaId | null = null): RaidAnswer => ({ kind: 'raid', from, target });

/** `march('the-reach', { blackwater: 'knight knight' })`; without moves the order is just discarded. */
export const march = (
  from: AreaId,
  moves: Partial<Record<AreaId, string>> = {},
  { leavePower = false }: { leavePower?: boolean } = {}
): MarchAnswer => ({
  kind: 'march',
  from,
  moves: Object.entries(moves).map(([to, units]) => ({
    to: asArea(to),
    units: unitWords(units).map((one) => one.kind)
  })),
  leavePower
});

/** `consolidate('dragonstone')` takes the power; with recruits, as for `muster`, it musters. */
export const consolidate = (from: AreaId, recruits?: string): ConsolidateAnswer => ({
  kind: 'consolidate',
  from,
  recruits: recruits === undefined ? null : recruitsOf(`${from}: ${recruits}`)
});

/** `muster('winterfell: footman, ship in bay-of-ice; moat-cailin: footman -> knight')` */
export const muster = (recruits = ''): MusterAnswer => ({ kind: 'muster', recruits: recruitsOf(recruits) });

function recruitsOf(text: string): Recruit[] {
  return listOf(text, ';').flatMap((part) => {
    const [castle = '', things = ''] = part.split(':');
    return listOf(things, ',').map((thing) => recruit(asArea(castle.trim()), thing));
  });
}

function recruit(castle: AreaId, thing: string): Recruit {
  const [, upgraded] = listOf(thing, '->');
  if (upgraded !== undefined) return { castle, unit: kindOf(upgraded), upgrade: true, at: castle };
  const [kind = '', at = castle] = listOf(thing, ' in ');
  return { castle, unit: kindOf(kind), upgrade: false, at: asArea(at) };
}

const kindOf = (text: string): Recruit['unit'] => unitWords(text)[0]!.kind;

/** `units('winterfell: footman footman*; moat-cailin: knight')` */
export const units = (text = ''): UnitsAnswer => ({ kind: 'units', units: unitsAtOf(text) });
export const destroy = (text = ''): ReconcileAnswer => ({ kind: 'reconcile', units: unitsAtOf(text) });

export const unitsAtOf = (text: string): UnitAt[] =>
  listOf(text, ';').flatMap((part) => {
    const [area = '', kinds = ''] = part.split(':');
    return unitWords(kinds).map((one) => ({ area: asArea(area.trim()), ...one }));
  });

export const bid = (power: number): BidAnswer => ({ kind: 'bid', power });
export const rank = (...houses: House[]): RankAnswer => ({ kind: 'rank', houses });
export const card = (id: HouseCardId | null): CardAnswer => ({ kind: 'card', card: id });
export const area = (id: AreaId | null): AreaAnswer => ({ kind: 'area', area: id });
export const option = (chosen: string): OptionAnswer => ({ kind: 'option', option: chosen });
