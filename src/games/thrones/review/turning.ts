// The turning points of a game: rounds in which the chances of all houses moved far. What moved them is for causes.ts.

import type { House } from '#thrones/box';
import type { Chances } from './chances';

/** Half of what all chances changed together. */
const ENOUGH = 0.2;
const MOST = 3;
/** In errors: less is not said. */
export const SAYABLE = 2;
/** Earlier than that no judgement of so many seats is better than chance (docs/review.md). */
const FIRST_ROUND = 3;
const FEW_SEATS = 4;

export const isTooEarly = (round: number, seats: number): boolean => seats > FEW_SEATS && round < FIRST_ROUND;

/** The change of the chances from the end of a round to the end of the next. */
export interface Swing {
  /** In the list of ends: where it ended. */
  readonly end: number;
  readonly size: number;
}

export const housesOf = (chances: Chances): House[] => Object.keys(chances) as House[];

export const changeOf = (before: Chances, after: Chances, house: House): number =>
  (after[house]?.mean ?? 0) - (before[house]?.mean ?? 0);

export const sizeOf = (before: Chances, after: Chances): number =>
  housesOf(after).reduce((sum, house) => sum + Math.abs(changeOf(before, after, house)), 0) / 2;

/** The house whose chance moved most, if that can be said. */
export function movedMost(before: Chances, after: Chances): House | null {
  const [most] = housesOf(after).sort(
    (one, other) => Math.abs(changeOf(before, after, other)) - Math.abs(changeOf(before, after, one))
  );
  return most !== undefined && isSayable(before, after, most) ? most : null;
}

export function isSayable(before: Chances, after: Chances, house: House): boolean {
  return Math.abs(changeOf(before, after, house)) > SAYABLE * errorIn([before, after], house);
}

export function errorIn([before, after]: readonly [Chances, Chances], house: House): number {
  const [one, other] = [before[house]?.error ?? 0, after[house]?.error ?? 0];
  return Math.sqrt(one * one + other * other);
}

/** The largest, in the order of the game. `chances`: at the beginning and at the end of each round. */
export function swingsOf(chances: readonly Chances[]): Swing[] {
  const houses = housesOf(chances[0] ?? {}).length;
  const swings = chances.slice(1).flatMap((after, i): Swing[] => {
    const before = chances[i]!;
    const [end, size] = [i + 1, sizeOf(before, after)];
    return isTooEarly(end, houses) || size < ENOUGH || movedMost(before, after) === null ? [] : [{ end, size }];
  });
  return swings
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST)
    .sort((one, other) => one.end - other.end);
}
