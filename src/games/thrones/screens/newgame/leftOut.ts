// The parts of the map that a player count leaves out: absent houses, neutral forces, closed areas.

import type { House, LandId, PlayerCount } from '#thrones/box';
import { AREAS, LAND_AREAS } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';
import { SETUP } from '#thrones/box/setup';
import { neutralAtStart } from '#thrones/rules/houseRules';
import type { HouseRules } from '#thrones/rules';

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

/** The areas that each house has when the game begins: those with its units, and its home. */
export function heldAtStart(count: PlayerCount): Readonly<Partial<Record<LandId, House>>> {
  const { houses, units } = SETUP[count];
  return Object.fromEntries(
    LAND_AREAS.flatMap((area) => {
      const house = houses.find((one) => AREAS[area].home === one || units[one]?.[area] !== undefined);
      return house === undefined ? [] : [[area, house]];
    })
  );
}
