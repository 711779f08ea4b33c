// A view as the board draws it: who holds what, which pieces are where, and orders that are face down.

import type { AreaView, Bridge } from '#thrones/board/boardView';
import type { AreaId, ByArea, House, OrderToken } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';
import { controller } from '#thrones/rules/control';
import { areasToOrder, ordersDue } from '#thrones/rules/planning';
import type { Combat, View } from '#thrones/rules';

export type Laid = ReadonlyMap<AreaId, OrderToken>;

/** `placed`: the orders that the seat at the tablet is about to give. */
export function areasOf(view: View, laid: Laid = new Map()): ByArea<AreaView> {
  const hidden = faceDown(view);
  return tabulate(AREA_IDS, (id): AreaView => {
    const { units, order, power, garrison, neutral } = view.areas[id];
    const token = laid.get(id);
    const sealed = hidden.get(id);
    const own = token !== undefined && view.me !== null ? { house: view.me, token } : null;
    return {
      controller: controller(view, id),
      units: [...units, ...attackersIn(view.combat, id)],
      order: order ?? own ?? (sealed === undefined ? null : { house: sealed, faceDown: true }),
      power,
      garrison,
      neutral
    };
  });
}

/** Attacking units are in no area until the combat is over. On the board they are where they came from, or where they won. */
function attackersIn(combat: Combat | null, area: AreaId): Combat['attackers'] {
  if (combat === null) return [];
  return area === (combat.victor === 'attacker' ? combat.area : combat.from) ? combat.attackers : [];
}

/**
 * The orders of houses that have sealed theirs. If a house cannot give one to each of its areas, it is not shown where they
 * are.
 */
function faceDown(view: View): ReadonlyMap<AreaId, House> {
  const hidden = new Map<AreaId, House>();
  const asked = view.asks.filter(({ kind }) => kind === 'orders').map(({ house }) => house);
  if (asked.length === 0) return hidden;
  for (const house of view.tracks.throne) {
    if (asked.includes(house) || view.queue.includes(house)) continue;
    const areas = areasToOrder(view, house);
    if (ordersDue(view, house) === areas.length) for (const area of areas) hidden.set(area, house);
  }
  return hidden;
}

/** The arrow of the current attack. */
export function attackOf({ combat }: View): readonly Bridge[] {
  if (combat === null || combat.victor !== null) return [];
  return [{ from: combat.from, over: [], to: combat.area, attack: true }];
}
