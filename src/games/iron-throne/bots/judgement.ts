// The worth of a position to each House: its chance to have won in the end, fitted to games of greedy players.

import type { House } from '#iron/box';
import { INFLUENCE } from '../box/limits';
import { spreadOf } from '../rules/influence';
import type { PerHouse, Position } from '#iron/rules';
import { livingOf } from '../rules/power';
import { sum } from '../rules/terms';

/** By 40,000 ends of turns of 2,400 games; in the order of the features. */
const WEIGHTS = [1.99, 0.2, 2.72, 0.92, -0.02, -0.58, 0.04, -0.08, -0.1, -0.25];

/** The chances of all Houses; a shared victory counts for its part. */
export function judgement(position: Position): PerHouse<number> {
  const { seats, winners } = position;
  if (winners !== null)
    return Object.fromEntries(seats.map((house) => [house, winners.includes(house) ? 1 / winners.length : 0]));
  const odds = seats.map((house) => Math.exp(score(position, house)));
  return Object.fromEntries(seats.map((house, i) => [house, odds[i]! / sum(odds)]));
}

const score = (position: Position, house: House): number =>
  sum(featuresOf(position, house).map((value, i) => value * WEIGHTS[i]!));

/**
 * Influence spread, whether one more wins, influence where deaths come near; power, on the sheet too; living characters; cards in hand,
 * truces among them; hostages held, and lost.
 */
export function featuresOf(position: Position, house: House): readonly number[] {
  const { houses, hands, hostages, seats } = position;
  const state = houses[house]!;
  const spread = spreadOf(position, house);
  const fewest = Math.min(...seats.map((one) => livingOf(houses[one]!).length));
  const hand = hands[house]!;
  const lost = seats.flatMap((one) => hostages[one]!).filter((one) => one.house === house).length;
  return [
    spread / INFLUENCE,
    spread >= INFLUENCE - 1 ? 1 : 0,
    (spread * (4 - fewest)) / (3 * INFLUENCE),
    sum(Object.values(state.characters)) / 16,
    state.sheet / 10,
    livingOf(state).length / 4,
    hand.length / 6,
    hand.filter((face) => face === 'truce').length / 2,
    hostages[house]!.length / 4,
    lost / 4
  ];
}
