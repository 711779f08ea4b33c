// All of a table that an outline, and what is made of one, may look at.

import type { Table } from '#thrones/rules';

/** Where none of these changed, the same comes out again. */
export type Scene = Pick<Table, 'areas' | 'houses' | 'tracks' | 'combat' | 'phase' | 'round' | 'blade' | 'houseRules'>;

export const isSameScene = (one: Scene, other: Scene): boolean =>
  one.areas === other.areas &&
  one.houses === other.houses &&
  one.tracks === other.tracks &&
  one.combat === other.combat &&
  one.phase === other.phase &&
  one.round === other.round &&
  one.blade === other.blade &&
  one.houseRules === other.houseRules;
