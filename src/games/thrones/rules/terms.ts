// The few words that positions, asks and happenings have in common.

import type { AreaId } from '../box/areas';
import type { House } from '../box/houses';
import type { UnitKind } from '../box/units';

export type Edition = 'revised' | 'first';
export type Phase = 'westeros' | 'planning' | 'action' | 'over';
export type PerHouse<T> = Readonly<Partial<Record<House, T>>>;

export type SideName = 'attacker' | 'defender';
export type BySide<T> = Readonly<Record<SideName, T>>;

export interface Unit {
  readonly house: House;
  readonly kind: UnitKind;
  readonly routed: boolean;
}

/** A unit on the board, as an answer names it. Units of one kind in one area are alike, except that some may be routed. */
export interface UnitAt {
  readonly area: AreaId;
  readonly kind: UnitKind;
  readonly routed: boolean;
}

export interface Winner {
  readonly house: House;
  /** The criterion that decided. */
  readonly by: 'seventh' | 'castles' | 'strongholds' | 'land-areas' | 'supply' | 'power' | 'throne';
}
