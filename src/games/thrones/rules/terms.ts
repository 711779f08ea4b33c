// The few words that positions, asks and happenings have in common.

import type { AreaId, House, UnitKind, WesterosCardId } from '#thrones/box';

export type Edition = 'revised' | 'first';
export const PHASES = ['westeros', 'planning', 'action', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Agreements made before the game that differ from the rulebook. Everything left out is played by the book. */
export interface HouseRules {
  readonly rounds?: number;
  /** Castles and strongholds that win at once. */
  readonly castles?: number;
  /** Available power of each house at the start. */
  readonly power?: number;
  /** The top cards of each Westeros deck, that of round 2 first. */
  readonly opening?: readonly (readonly WesterosCardId[])[];
  /** Neutral forces stay in the box. */
  readonly neutralForces?: false;
  /** The South is impassable, but for starting areas. */
  readonly south?: 'closed';
  /** The Valyrian Steel Blade can be used against a neutral force. */
  readonly blade?: true;
  /** The Tides of Battle are shuffled when all have been drawn. */
  readonly tidesDeck?: 'when-empty';
  /** Minutes for each decision. */
  readonly glass?: number;
}

export type PerHouse<T> = Readonly<Partial<Record<House, T>>>;

export const SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof SIDES)[number];
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

export const WON_BY = ['seventh', 'castles', 'strongholds', 'land-areas', 'supply', 'power', 'throne'] as const;

export interface Winner {
  readonly house: House;
  /** The criterion that decided. */
  readonly by: (typeof WON_BY)[number];
}
