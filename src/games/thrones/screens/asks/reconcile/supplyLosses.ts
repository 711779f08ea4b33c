// Units to remove, counted by area.

import type { AreaId } from '#thrones/box';
import type { AskOf, UnitAt, View } from '#thrones/rules';
import { reconcileKind } from '#thrones/rules/westeros/supplyCard';

export type Losses = ReadonlyMap<AreaId, number>;

export function lossesOf(units: readonly UnitAt[]): Losses {
  const losses = new Map<AreaId, number>();
  for (const { area } of units) losses.set(area, (losses.get(area) ?? 0) + 1);
  return losses;
}

/** Every way that the rules allow, once: how many units go from which area. */
export function waysOut(view: View, ask: AskOf<'reconcile'>): Losses[] {
  const ways = new Map<string, Losses>();
  for (const { units } of reconcileKind.list(view, ask)) {
    const way = lossesOf(units);
    ways.set([...way].join(';'), way);
  }
  return [...ways.values()];
}

export const total = (losses: Losses): number => [...losses.values()].reduce((sum, count) => sum + count, 0);

export const includes = (way: Losses, losses: Losses): boolean =>
  [...losses].every(([area, count]) => count <= (way.get(area) ?? 0));

/** The way that has the most in common with these losses. */
export function nearest(ways: readonly Losses[], losses: Losses): Losses {
  const common = (way: Losses): number =>
    [...losses].reduce((sum, [area, count]) => sum + Math.min(count, way.get(area) ?? 0), 0);
  const missing = (way: Losses): number => total(way) - common(way);
  return [...ways].sort((a, b) => missing(a) - missing(b))[0] ?? new Map();
}
