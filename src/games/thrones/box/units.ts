// The four kinds of unit: printed strength, mustering points, and how many pieces a house has of each.

export const UNIT_KINDS = ['footman', 'knight', 'siege-engine', 'ship'] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

export interface Unit {
  /** A siege engine has it only against a castle or stronghold; in every other case it counts 0. */
  readonly strength: number;
  /** Mustering points for a new piece. */
  readonly cost: number;
  /** Mustering points to put it in the place of a footman; null where a footman cannot become it. */
  readonly upgradeCost: number | null;
  /** Pieces of one house. */
  readonly pieces: number;
}

export const UNITS: Readonly<Record<UnitKind, Unit>> = {
  footman: { strength: 1, cost: 1, upgradeCost: null, pieces: 10 },
  knight: { strength: 2, cost: 2, upgradeCost: 1, pieces: 5 },
  'siege-engine': { strength: 4, cost: 2, upgradeCost: 1, pieces: 2 },
  ship: { strength: 1, cost: 1, upgradeCost: null, pieces: 6 }
};
