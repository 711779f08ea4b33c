// Short makers for answers, so that a scene reads like the rulebook's examples. None of them judges: a scene may answer wrongly.

import type { AreaId, House, HouseCardId, OrderToken } from '#thrones/box';
import type { AnswerOf, Recruit, UnitAt } from '#thrones/rules';
import { asArea, listOf, unitWords } from './notation';

export const orders = (orders: Partial<Record<AreaId, OrderToken>>): AnswerOf<'orders'> => ({ kind: 'orders', orders });

export const swap = (area: AreaId, token: OrderToken): AnswerOf<'raven'> => ({
  kind: 'raven',
  use: 'swap',
  area,
  token
});
export const look = (): AnswerOf<'raven'> => ({ kind: 'raven', use: 'look' });
export const noRaven = (): AnswerOf<'raven'> => ({ kind: 'raven', use: 'none' });

/** Without a target the order is discarded. */
export const raid = (from: AreaId, target: AreaId | null = null): AnswerOf<'raid'> => ({ kind: 'raid', from, target });

/** `march('the-reach', { blackwater: 'knight knight' })`; without moves the order is just discarded. */
export const march = (
  from: AreaId,
  moves: Partial<Record<AreaId, string>> = {},
  { leavePower = false }: { leavePower?: boolean } = {}
): AnswerOf<'march'> => ({
  kind: 'march',
  from,
  moves: Object.entries(moves).map(([to, units]) => ({
    to: asArea(to),
    units: unitWords(units).map((one) => one.kind)
  })),
  leavePower
});

/** `consolidate('dragonstone')` takes the power; with recruits, as for `muster`, it musters. */
export const consolidate = (from: AreaId, recruits?: string): AnswerOf<'consolidate'> => ({
  kind: 'consolidate',
  from,
  recruits: recruits === undefined ? null : recruitsOf(`${from}: ${recruits}`)
});

/** `muster('winterfell: footman, ship in bay-of-ice; moat-cailin: footman -> knight')` */
export const muster = (recruits = ''): AnswerOf<'muster'> => ({ kind: 'muster', recruits: recruitsOf(recruits) });

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
export const units = (text = ''): AnswerOf<'units'> => ({ kind: 'units', units: unitsAtOf(text) });
export const destroy = (text = ''): AnswerOf<'reconcile'> => ({ kind: 'reconcile', units: unitsAtOf(text) });

export const unitsAtOf = (text: string): UnitAt[] =>
  listOf(text, ';').flatMap((part) => {
    const [area = '', kinds = ''] = part.split(':');
    return unitWords(kinds).map((one) => ({ area: asArea(area.trim()), ...one }));
  });

export const bid = (power: number): AnswerOf<'bid'> => ({ kind: 'bid', power });
export const rank = (...houses: House[]): AnswerOf<'rank'> => ({ kind: 'rank', houses });
export const card = (id: HouseCardId | null): AnswerOf<'card'> => ({ kind: 'card', card: id });
export const area = (id: AreaId | null): AnswerOf<'area'> => ({ kind: 'area', area: id });
export const option = (chosen: string): AnswerOf<'option'> => ({ kind: 'option', option: chosen });
