// The review of a finished game: everybody's chances at the end of each round, the rounds in which it turned, what turned them, another
// plan where one was there, and then house by house. The same game gives the same review to the letter, on every device.

import type { House } from '#thrones/box';
import { Rollouts } from '#thrones/bots/rollout';
import { chanceFrom } from '#engine/chance';
import { type Chances, chancesAt, type Effort } from './chances';
import { type ChoiceEffort, type Row, rowFor } from './choices';
import { type GreatEvent, greatEvents } from './deeds';
import type { Evening, Given } from './evening';
import { type Luck, luckIn } from './luck';
import { planFor, type Plan, type PlanEffort } from './plans';
import { type Cause, causeOf, changeOf, isSayable, swingsOf } from './turning';

/** Grows when another review would come of the same game. */
export const VERSION = 2;

/** How much is thought; about 95,000 simulated answers a game with six seats. */
export interface Thoroughness {
  readonly curve: Effort;
  readonly deeds: Effort;
  readonly plans: PlanEffort;
  /** Each draw. */
  readonly luck: Effort;
  readonly choices: ChoiceEffort;
}

export const THOROUGH: Thoroughness = {
  curve: { samples: 48, cap: 4000 },
  deeds: { samples: 24, cap: 1000 },
  plans: { candidates: 6, picked: 12, samples: 48 },
  luck: { samples: 32, cap: 1000 },
  choices: { others: 3, looked: 3, picked: 6, samples: 40 }
};

export interface End {
  /** 0 is the beginning. */
  readonly round: number;
  readonly answered: number;
  readonly chances: Chances;
}

export interface Point {
  readonly round: number;
  readonly size: number;
  /** What moved the chances most; null where it was no single deed, undefined as long as it is not known. */
  readonly cause?: Cause | null;
  /** Another plan for the house that lost most; null: no better one was found, or no house lost enough to say so. */
  readonly plan?: Plan | null;
  /** Who lost most in it, if that can be said. */
  readonly lost: House | null;
}

export interface Review {
  readonly version: number;
  /** Of which game it is: other answers have another mark. */
  readonly mark: string;
  /** How many ends there will be. */
  readonly of: number;
  readonly ends: readonly End[];
  /** Known once all ends are. */
  readonly points: readonly Point[];
  readonly events: readonly GreatEvent[];
  /** Null until it is known. */
  readonly luck: Luck | null;
  /** House by house, as far as they are known. */
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

/** Each time a little more of it; `earlier`, of the same game, is gone on with. */
export function* reviewOf(
  evening: Evening,
  earlier: Review | null = null,
  rollouts = new Rollouts(),
  thoroughness = THOROUGH
): Generator<Review, void> {
  let review = earlier ?? begunOn(evening);
  const think = ({ ends }: Review, point: Point): Point => thoughtOut(evening, ends, point, rollouts, thoroughness);
  while (review.ends.length < evening.ends.length) {
    const moment = evening.ends[review.ends.length]!;
    const { answered, position } = moment;
    const round = answered === 0 ? 0 : position.round;
    const ends = [...review.ends, { round, answered, chances: chancesAt(moment, rollouts, thoroughness.curve) }];
    review = { ...review, ends };
    yield review;
  }
  if (review.isWhole) return;
  if (review.points.length === 0) review = { ...review, points: pointsIn(review.ends) };
  for (let next = 0; next !== -1;) {
    next = review.points.findIndex(({ cause }) => cause === undefined);
    const points = review.points.map((point, i) => (i === next ? think(review, point) : point));
    review = { ...review, points };
    yield review;
  }
  if (review.luck === null) yield (review = { ...review, luck: luckIn(evening, rollouts, thoroughness.luck) });
  const houses = evening.moments[0]!.position.tracks.throne;
  for (const house of houses.slice(review.rows.length)) {
    const plans = review.points.flatMap(({ plan }) => (plan?.house === house ? [plan] : []));
    const [plan] = plans.sort((one, other) => other.gain.mean - one.gain.mean);
    const rows = [...review.rows, rowFor(evening, house, plan ?? null, rollouts, thoroughness.choices)];
    review = { ...review, rows, isWhole: rows.length === houses.length };
    yield review;
  }
}

export const markOf = (answers: readonly Given[]): string =>
  chanceFrom(JSON.stringify(answers.map(({ house, answer }) => [house, answer]))).join(' ');

const begunOn = (evening: Evening): Review => ({
  version: VERSION,
  mark: markOf(evening.steps),
  of: evening.ends.length,
  ends: [],
  points: [],
  events: greatEvents(evening),
  luck: null,
  rows: [],
  isWhole: false
});

function pointsIn(ends: readonly End[]): Point[] {
  return swingsOf(ends.map(({ chances }) => chances)).map(({ end, size }) => {
    const [before, after] = [ends[end - 1]!, ends[end]!];
    return { round: after.round, size, lost: losesMost(before.chances, after.chances) };
  });
}

function losesMost(before: Chances, after: Chances): House | null {
  const [most] = (Object.keys(after) as House[]).sort(
    (one, other) => changeOf(before, after, one) - changeOf(before, after, other)
  );
  return most !== undefined && changeOf(before, after, most) < 0 && isSayable(before, after, most) ? most : null;
}

function thoughtOut(
  evening: Evening,
  ends: readonly End[],
  point: Point,
  rollouts: Rollouts,
  { deeds, plans }: Thoroughness
): Point {
  const end = ends.findIndex(({ round }) => round === point.round);
  const moments = [evening.ends[end - 1]!, evening.ends[end]!] as const;
  const cause = causeOf(evening, moments, [ends[end - 1]!.chances, ends[end]!.chances], rollouts, deeds);
  const plan = point.lost === null ? null : planFor(evening, point.lost, moments, rollouts, plans);
  return { ...point, cause, plan };
}
