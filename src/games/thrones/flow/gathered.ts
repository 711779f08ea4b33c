// Power that Consolidate Power orders brought, and from where: all else that brings power has no area of its own.

import type { AreaId } from '../box/areas';
import type { House } from '../box/houses';
import type { Happening } from '../rules/happenings';

export interface Gathered {
  readonly house: House;
  readonly area: AreaId;
  readonly by: number;
}

/** In the order in which it came. The order is removed right before its power is gained. */
export const gatheredIn = (lines: readonly Happening[]): Gathered[] =>
  lines.flatMap((one, i) => {
    const order = lines[i - 1];
    return one.what === 'power' && one.about === 'consolidating' && one.by > 0 && order?.what === 'orders-removed'
      ? [{ house: one.house, area: order.area, by: one.by }]
      : [];
  });
