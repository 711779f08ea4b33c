// The review of a finished game: everybody's chances at the end of each round, the rounds in which it turned, what turned them, another
// plan where one was there, and then house by house. The same game gives the same review to the letter, on every device.

import type { House } from '#thrones/box';
import { Rollouts } from '#thrones/bots/rollout';
import { chanceFrom } from '#engine/chance';
import { Allowance } from './allowance';
import { type Chances, chancesAt, type Effort } from './chances';
import { type ChoiceEffort, type Row, rowFor } from './choices';
import { type GreatEvent, greatEvents } from './deeds';
import type { Evening, Given } from './evening';
import { type Luck, luckIn } from './luck';
import { planFor, type Plan, type PlanEffort } from './plans';
import { type Cause, causeOf, leastFor, type Together } from './causes';
import { changeOf, isSayable, type Swing, swingsOf } from './turning';

/** Grows when another review would come of the same game. */
export const VERSION = 4;

/** The amount of thinking. */
export interface Thoroughness {
  /** All of it together, in simulated answers: no sample is begun beyond it. The curve is thought whole and the rest shared. */
  readonly answers: number;
  readonly curve: Effort;
  readonly deeds: Effort;
  readonly plans: PlanEffort;
  /** Each draw. */
  readonly luck: Effort;
  readonly choices: ChoiceEffort;
}

export const THOROUGH: Thoroughness = {
  answers: 90_000,
  curve: { samples: 48, cap: 4000 },
  deeds: { samples: 24, cap: 1000 },
  plans: { candidates: 6, picked: 12, samples: 48 },
  luck: { samples: 32, cap: 1000 },
  choices: { others: 3, looked: 3, picked: 6, samples: 40 }
};

/** The shares in what the curve leaves: the cost of each beside the others. */
const SHARES = { point: 5, luck: 5, house: 2 };
/** The share for causes: in what a point may cost, where another plan is looked for as well, and in what the curve leaves. */
const FOR_CAUSE = 0.4;
const FOR_CAUSES = 0.2;

export interface End {
  /** 0 is the beginning. */
  readonly round: number;
  readonly answered: number;
  readonly chances: Chances;
}

export interface Point {
  readonly round: number;
  readonly size: number;
  /** The cause that moved the chances most; null where it was no single deed, undefined as long as it is not known. */
  readonly cause?: Cause | null;
  /** Where it was no single deed: what came together. */
  readonly together?: Together;
  /** For the house that lost most; null: no better one was found, or no house lost enough to say so; undefined: not looked for. */
  readonly plan?: Plan | null;
  /** The house that lost most in it, if that can be said. */
  readonly lost: House | null;
}

export interface Review {
  readonly version: number;
  /** The mark of the game: other answers have another one. */
  readonly mark: string;
  /** The number of ends that there will be. */
  readonly of: number;
  /** Answers, until now: who goes on with it has the rest. */
  readonly simulated: number;
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
  const houses = evening.moments[0]!.position.tracks.throne;
  let review = earlier ?? begunOn(evening);
  const before = review.simulated - rollouts.simulated;
  const grown = (more: Partial<Review>): Review =>
    (review = { ...review, ...more, simulated: before + rollouts.simulated });
  const leftOver = (): number => thoroughness.answers - review.simulated;
  const allowed = (share: number): Allowance =>
    new Allowance(rollouts, (leftOver() * share) / sharesIn(review, houses.length));
  while (review.ends.length < evening.ends.length) {
    const moment = evening.ends[review.ends.length]!;
    const { answered, position } = moment;
    const round = answered === 0 ? 0 : position.round;
    yield grown({
      ends: [...review.ends, { round, answered, chances: chancesAt(moment, rollouts, thoroughness.curve) }]
    });
  }
  if (review.isWhole) return;
  if (review.points.length === 0)
    review = { ...review, points: pointsIn(evening, review.ends, leftOver() * FOR_CAUSES) };
  yield review;
  for (let point = nextIn(review); point !== undefined; point = nextIn(review)) {
    const thought = thoughtOut(evening, review.ends, point, allowed(SHARES.point), thoroughness);
    yield grown({ points: review.points.map((one) => (one === point ? thought : one)) });
  }
  if (review.luck === null) yield grown({ luck: luckIn(evening, allowed(SHARES.luck), thoroughness.luck) });
  for (const house of houses.slice(review.rows.length)) {
    const plans = review.points.flatMap(({ plan }) => (plan?.house === house ? [plan] : []));
    const [plan] = plans.sort((one, other) => other.gain.mean - one.gain.mean);
    const row = rowFor(evening, house, plan ?? null, allowed(SHARES.house), thoroughness.choices);
    const rows = [...review.rows, row];
    yield grown({ rows, isWhole: rows.length === houses.length });
  }
}

/** The largest that is not known yet. */
const nextIn = ({ points }: Review): Point | undefined =>
  points.filter(({ cause }) => cause === undefined).sort((one, other) => other.size - one.size)[0];

const sharesIn = ({ points, luck, rows }: Review, houses: number): number =>
  SHARES.point * points.filter(({ cause }) => cause === undefined).length +
  (luck === null ? SHARES.luck : 0) +
  SHARES.house * (houses - rows.length);

export const markOf = (answers: readonly Given[]): string =>
  chanceFrom(JSON.stringify(answers.map(({ house, answer }) => [house, answer]))).join(' ');

const begunOn = (evening: Evening): Review => ({
  version: VERSION,
  mark: markOf(evening.steps),
  of: evening.ends.length,
  simulated: 0,
  ends: [],
  points: [],
  events: greatEvents(evening),
  luck: null,
  rows: [],
  isWhole: false
});

/** In the order of the game; where not even the least can be thought about all of them, only the largest. */
function pointsIn(evening: Evening, ends: readonly End[], answers: number): Point[] {
  const swings = swingsOf(ends.map(({ chances }) => chances)).sort((one, other) => other.size - one.size);
  const thinkable: Swing[] = [];
  let left = answers;
  for (const swing of swings) {
    left -= leastFor(evening, evening.ends[swing.end - 1]!, evening.ends[swing.end]!);
    if (left < 0) break;
    thinkable.push(swing);
  }
  return thinkable
    .sort((one, other) => one.end - other.end)
    .map(({ end, size }) => {
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
  allowance: Allowance,
  { deeds, plans }: Thoroughness
): Point {
  const end = ends.findIndex(({ round }) => round === point.round);
  const moments = [evening.ends[end - 1]!, evening.ends[end]!] as const;
  const part = point.lost === null ? allowance : allowance.part(FOR_CAUSE);
  const turned = causeOf(evening, moments, [ends[end - 1]!.chances, ends[end]!.chances], part, deeds);
  const plan = point.lost === null ? null : planFor(evening, point.lost, moments, allowance, plans);
  return plan === undefined ? { ...point, ...turned } : { ...point, ...turned, plan };
}
