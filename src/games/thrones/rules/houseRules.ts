// House rules: agreed differences from the rulebook. Limits are read here; what is left out is by the book.

import type { AreaId } from '../box/areas';
import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '../box/limits';
import type { Setup } from '../box/setup';
import type { WesterosCardId } from '../box/westerosCards';
import type { AreaState, HouseRules, Table } from './position';

type Agreed = Pick<Table, 'houseRules'>;

/** In the order in which they are listed. */
export const HOUSE_RULES = [
  'rounds',
  'castles',
  'power',
  'opening',
  'neutralForces',
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

/** The neutral force or closure that the set-up puts there. An area that is closed stays closed. */
export function neutralAtStart(setup: Setup, area: AreaId, agreed: HouseRules | null): AreaState['neutral'] {
  const strength = setup.neutralForces.find((one) => one.area === area)?.strength ?? null;
  return agreed?.neutralForces === false && strength !== 'impassable' ? null : strength;
}

export const bladeCutsForces = ({ houseRules }: Agreed): boolean => houseRules?.blade === true;

export const areTidesUsedUp = ({ houseRules }: Agreed): boolean => houseRules?.tidesDeck === 'when-empty';

/** The rules that are changed. */
export const changedRules = (agreed: HouseRules | null): HouseRule[] =>
  HOUSE_RULES.filter((rule) => agreed?.[rule] !== undefined);
