// What a player count leaves out of the map: absent houses, neutral forces, closed areas.

import type { LandId } from '../../box/areas';
import { AREAS, LAND_AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import { HOUSES } from '../../box/houses';
import type { PlayerCount } from '../../box/setup';
import { SETUP } from '../../box/setup';
import { neutralAtStart } from '../../rules/houseRules';
import type { HouseRules } from '../../rules/terms';

export interface LeftOut {
  readonly houses: readonly House[];
  readonly neutral: readonly { readonly area: LandId; readonly strength: number }[];
  readonly closed: readonly LandId[];
}

export function leftOut(count: PlayerCount, agreed: HouseRules | null = null): LeftOut {
  const setup = SETUP[count];
  const forces = LAND_AREAS.map((area) => ({ area, strength: neutralAtStart(setup, area, agreed) }));
  return {
    houses: HOUSES.filter((house) => !setup.houses.includes(house)),
    neutral: forces.flatMap(({ area, strength }) => (typeof strength === 'number' ? [{ area, strength }] : [])),
    closed: forces.flatMap(({ area, strength }) => (strength === 'impassable' ? [area] : []))
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
