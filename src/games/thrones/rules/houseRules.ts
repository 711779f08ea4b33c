// House rules: agreed differences from the rulebook. Limits are read here; what is left out is by the book.

import type { AreaId, Setup, WesterosCardId } from '#thrones/box';
import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '../box/limits';
import type { AreaState, HouseRules, Table } from './position';

type Agreed = Pick<Table, 'houseRules'>;

/** In the order in which they are listed. */
export const HOUSE_RULES = [
  'rounds',
  'castles',
  'power',
  'opening',
  'neutralForces',
  'south',
  'blade',
  'tidesDeck',
  'glass'
] as const satisfies readonly (keyof HouseRules)[];

export type HouseRule = (typeof HOUSE_RULES)[number];

/** The game ends after this round. */
export const roundLimit = ({ houseRules }: Agreed): number => houseRules?.rounds ?? ROUNDS;

/** Castles and strongholds that win at once. */
export const castlesToWin = ({ houseRules }: Agreed): number => houseRules?.castles ?? CASTLES_TO_WIN;

export const startingPower = (agreed: HouseRules | null): number => agreed?.power ?? STARTING_POWER;

/** The cards that open the first rounds with a Westeros phase, deck by deck, the one of round 2 first. */
export const openingCards = (agreed: HouseRules | null): readonly (readonly WesterosCardId[])[] =>
  agreed?.opening ?? [];

/** Held by neutral forces, and no part of the South. */
const OPEN: readonly AreaId[] = ['kings-landing', 'the-eyrie'];

/** Areas that can be closed by agreement: the South as with three players, as far as no house starts there. */
export function southOf({ houses, neutralForces }: Setup): readonly AreaId[] {
  const held = neutralForces.flatMap(({ area, strength }) =>
    strength === 'impassable' || OPEN.includes(area) ? [] : [area]
  );
  return held.length === 0 || houses.includes('tyrell') ? held : [...held, 'highgarden'];
}

/** The neutral force or closure that the set-up puts there. An area that is closed stays closed. */
export function neutralAtStart(setup: Setup, area: AreaId, agreed: HouseRules | null): AreaState['neutral'] {
  if (agreed?.south === 'closed' && southOf(setup).includes(area)) return 'impassable';
  const strength = setup.neutralForces.find((one) => one.area === area)?.strength ?? null;
  return agreed?.neutralForces === false && strength !== 'impassable' ? null : strength;
}

export const bladeCutsForces = ({ houseRules }: Agreed): boolean => houseRules?.blade === true;

export const areTidesUsedUp = ({ houseRules }: Agreed): boolean => houseRules?.tidesDeck === 'when-empty';

/** The rules that are changed. */
export const changedRules = (agreed: HouseRules | null): HouseRule[] =>
  HOUSE_RULES.filter((rule) => agreed?.[rule] !== undefined);
