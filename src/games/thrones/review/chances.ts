// The chances of all houses at a moment: the game is played on in thought, repeatedly, from what could lie on the table.
// Only what everybody could know is looked at, so the cards that were drawn afterwards change nothing.

import type { House } from '#thrones/box';
import { guess } from '#thrones/bots/guess';
import { Rollouts } from '#thrones/bots/rollout';
import { Chance, chanceFrom } from '#engine/chance';
import { begin } from '#thrones/flow/game';
import { isOver, simulate } from '#thrones/flow/simulation';
import type { PerHouse } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import type { Moment } from './evening';

export interface Estimate {
  readonly mean: number;
  /** One standard error. */
  readonly error: number;
}

export type Chances = PerHouse<Estimate>;

export interface Effort {
  /** The number of times that the game is played on. */
  readonly samples: number;
  /** The number of the first one: others have other chance. */
  readonly first?: number;
  /** In simulated answers: no sample is begun beyond it. */
  readonly cap: number;
}

/** Below that many samples there is no telling how wrong they are; the cap waits for them. */
export const LEAST = 8;

/** From the end of a round through the next one, from inside of one to its end. */
export function chancesAt(moment: Moment, rollouts: Rollouts, { samples, cap, first = 0 }: Effort): Chances {
  const { position, at, memory, answered } = moment;
  const houses = position.tracks.throne;
  if (position.winner !== null) return certain(houses, position.winner.house);
  const isAtEnd = isOver(simulate(position, at));
  const view = viewFor(position, null);
  const until = rollouts.simulated + cap;
  const values: PerHouse<number>[] = [];
  for (let i = first; i < first + samples && (i < first + LEAST || rollouts.simulated < until); i++) {
    const guessed = guess(view, memory, new Chance(chanceFrom(`review ${answered} guess ${i}`)));
    const from = isAtEnd ? begin(guessed, 'westeros') : { position: guessed, at };
    const chance = new Chance(chanceFrom(`review ${answered} play ${i}`));
    values.push(sharpened(rollouts.value(from.position, from.at, [], 'round', chance)));
  }
  return Object.fromEntries(houses.map((house) => [house, estimateOf(values.map((one) => one[house] ?? 0))]));
}

export const certain = (houses: readonly House[], winner: House): Chances =>
  Object.fromEntries(houses.map((house) => [house, { mean: house === winner ? 1 : 0, error: 0 }]));

export function estimateOf(values: readonly number[]): Estimate {
  const mean = sumOf(values) / values.length;
  const spread = sumOf(values.map((one) => (one - mean) * (one - mean))) / (values.length - 1);
  return { mean, error: Math.sqrt(spread / values.length) };
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** With four seats the judgement is too modest (docs/review.md). A product and a root: every device comes to the same. */
const MODEST = 4;

export function sharpened(chances: PerHouse<number>): PerHouse<number> {
  const all = Object.entries(chances) as [House, number][];
  if (all.length !== MODEST) return chances;
  const raised = all.map(([house, chance]): [House, number] => [house, chance * Math.sqrt(chance)]);
  const sum = sumOf(raised.map(([, chance]) => chance));
  return Object.fromEntries(raised.map(([house, chance]) => [house, chance / sum]));
}
