// The consequences of a victory, a defeat or a deal.

import type { House, Person } from '#iron/box';
import { INFLUENCE } from '#iron/box/limits';
import type { Participant, Side, Terms } from '#iron/rules';
import { spreadOf, withMost } from '../rules/influence';
import { penaltyOf } from '../rules/penalty';
import { powerOf } from '../rules/power';
import { type Seen, sideSum } from './sums';

/** The winners with these counts; none until a House has spread all its influence. */
const winnersWith = (counts: ReadonlyMap<House, number>): House[] =>
  Math.max(...counts.values()) < INFLUENCE ? [] : withMost(counts);

const countsOf = (table: Seen): Map<House, number> =>
  new Map(table.seats.map((house) => [house, spreadOf(table, house)]));

/** A victory of the challenger's side with these on it. */
export function winnersIfChallengerWins(table: Seen, also: House | null = null): House[] {
  const counts = countsOf(table);
  const houses = sideSum(table, 'challenger').people.map(({ house }) => house);
  for (const house of also === null ? houses : [...houses, also]) counts.set(house, counts.get(house)! + 1);
  return winnersWith(counts);
}

/** Spread after a deal, and who would win the game by it. */
export function afterDeal(table: Seen, terms: Terms): { counts: ReadonlyMap<House, number>; winners: House[] } {
  const counts = countsOf(table);
  for (const [house, { influence }] of Object.entries(terms) as [House, { influence: number }][])
    counts.set(house, counts.get(house)! + influence);
  return { counts, winners: winnersWith(counts) };
}

export interface Loss {
  readonly house: House;
  readonly character: Person;
  readonly before: number;
  readonly after: number;
}

/** The loss by a penalty, leaders doing what they can; `failed`: of a truce without a deal. */
export function lossOf(table: Seen, one: Pick<Participant, 'house' | 'character'>, failed: boolean): Loss {
  const { house, character } = one;
  const before = powerOf(table, house, character);
  const after = before - penaltyOf(table, one, { usesLeader: true, withoutDeal: failed });
  return { house, character, before, after };
}

export const lossesOf = (table: Seen, side: Side | null): Loss[] =>
  (table.encounter?.participants ?? [])
    .filter((one) => side === null || one.side === side)
    .map((one) => lossOf(table, one, side === null));

export interface Stakes {
  readonly side: Side;
  /** The people on that side. */
  readonly winners: readonly House[];
  /** Influence that they would spread by a victory: the challenger's side only. */
  readonly spreads: ReadonlyMap<House, { readonly before: number; readonly after: number }>;
  /** Power that their characters would lose. */
  readonly losses: readonly Loss[];
}

/** If that side wins, and if it loses. */
export function stakesOf(table: Seen, side: Side): Stakes {
  const winners = sideSum(table, side).people.map(({ house }) => house);
  const spreads = new Map(
    (side === 'challenger' ? winners : []).map((house) => {
      const before = spreadOf(table, house);
      return [house, { before, after: before + 1 }];
    })
  );
  return { side, winners, spreads, losses: lossesOf(table, side) };
}
