// From where a combat can be supported, and support that is taken away.

import type { AreaId } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS, SUPPORT_REACH } from '#thrones/box/orders';
import type { Draft } from '../draft';
import type { Table } from '../position';
import { changeCombat, combatOf } from './combatSides';

/** Areas whose Support order, by the law of reach, can lend strength to a combat in `area`. */
export function supportingAreas(table: Pick<Table, 'areas'>, area: AreaId): AreaId[] {
  return NEIGHBOURS[area].filter((from) => {
    const { order, units } = table.areas[from];
    return (
      order !== null &&
      ORDERS[order.token].kind === 'support' &&
      units.length > 0 &&
      SUPPORT_REACH[AREAS[from].kind].includes(AREAS[area].kind)
    );
  });
}

/** A support order taken away in the middle of the combat takes its strength with it. */
export function withdrawSupport(draft: Draft, from: AreaId): void {
  changeCombat(draft, { supports: combatOf(draft).supports.filter((support) => support.from !== from) });
}
