// What a player count leaves out of the map: absent houses, neutral forces, closed areas.

import type { LandId } from '../../box/areas';
import { AREAS, LAND_AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import { HOUSES } from '../../box/houses';
import type { PlayerCount } from '../../box/setup';
import { SETUP } from '../../box/setup';

export interface LeftOut {
  readonly houses: readonly House[];
  readonly neutral: readonly { readonly area: LandId; readonly strength: number }[];
  readonly closed: readonly LandId[];
}

/** `hasNeutral`: neutral forces are in the game. */
export function leftOut(count: PlayerCount, hasNeutral = true): LeftOut {
  const { houses, neutralForces } = SETUP[count];
  return {
    houses: HOUSES.filter((house) => !houses.includes(house)),
    neutral: neutralForces.flatMap(({ area, strength }) =>
      strength === 'impassable' || !hasNeutral ? [] : [{ area, strength }]
    ),
    closed: neutralForces.flatMap(({ area, strength }) => (strength === 'impassable' ? [area] : []))
  };
}

/** The ground that each house has when the game begins: where its units stand, and its home. */
export function heldAtStart(count: PlayerCount): Readonly<Partial<Record<LandId, House>>> {
  const { houses, units } = SETUP[count];
  return Object.fromEntries(
    LAND_AREAS.flatMap((area) => {
      const house = houses.find((one) => AREAS[area].home === one || units[one]?.[area] !== undefined);
      return house === undefined ? [] : [[area, house]];
    })
  );
}
