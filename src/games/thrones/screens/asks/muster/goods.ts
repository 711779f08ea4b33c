// The goods that points can be spent on, with their texts: new units, and footmen upgraded.

import type { AreaId, UnitKind } from '#thrones/box';
import { UNITS } from '#thrones/box/units';
import type { Recruit, Refusal } from '#thrones/rules';

export interface Good {
  readonly unit: UnitKind;
  readonly upgrade: boolean;
}

/** In the order in which they are offered: each upgrade beside the same unit bought new. */
export const GOODS: readonly Good[] = [
  { unit: 'footman', upgrade: false },
  { unit: 'ship', upgrade: false },
  { unit: 'knight', upgrade: false },
  { unit: 'knight', upgrade: true },
  { unit: 'siege-engine', upgrade: false },
  { unit: 'siege-engine', upgrade: true }
];

export interface Offer extends Good {
  readonly key: string;
  readonly cost: number;
  /** The number chosen in this castle. */
  readonly count: number;
  /** True if there are no points for another one, so that choosing it again takes it back. */
  readonly isEnough: boolean;
  /** The recruits that would be dropped for it, since the points are not enough for both. */
  readonly instead: readonly Recruit[];
  readonly refusal: Refusal | null;
}

/** A place where the ship could go. */
export interface Berth {
  readonly area: AreaId;
  /** The number of ships there, including this one. */
  readonly ships: number;
  readonly chosen: boolean;
  readonly refusal: Refusal | null;
}

export const keyOf = ({ unit, upgrade }: Good): string => (upgrade ? `upgrade:${unit}` : unit);

export const isOf =
  (good: Good) =>
  ({ unit, upgrade }: Good): boolean =>
    good.unit === unit && good.upgrade === upgrade;

export const costOf = ({ unit, upgrade }: Good): number =>
  (upgrade ? UNITS[unit].upgradeCost : null) ?? UNITS[unit].cost;

export const costOfAll = (goods: readonly Good[]): number => goods.reduce((sum, good) => sum + costOf(good), 0);
