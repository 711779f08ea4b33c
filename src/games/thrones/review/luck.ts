// The luck of an evening: what the cards, tides and wildlings that came were worth to each house, beside what their decks would have
// brought in the mean. Looked at as soon as what came has been carried out: before orders are given, or when the combat is over.

import type { House } from '#thrones/box';
import { guess } from '#thrones/bots/guess';
import type { Horizon, Rollouts } from '#thrones/bots/rollout';
import { Chance, chanceFrom } from '#engine/chance';
import { begin } from '#thrones/flow/game';
import type { Happening, PerHouse, Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import type { Allowance } from './allowance';
import { type Effort, type Estimate, estimateOf, LEAST, sharpened } from './chances';
import type { Evening, Given, Moment } from './evening';

export type Luck = PerHouse<Estimate>;

/** Something was drawn from a deck between these two moments. */
export interface Draw {
  readonly before: Moment;
  /** The answer given between the two; null: the next round began. */
  readonly answer: Given | null;
  readonly after: Moment;
  readonly horizon: Horizon;
}

/** Drawn face down, and turned up at once or after the blade. */
const hasTides = ({ position }: Moment): boolean => Object.keys(position.sealed.tides).length > 0;

const DRAWN: readonly Happening['what'][] = ['westeros-card', 'wildling-card'];

export function drawsIn({ moments, steps, ends }: Evening): Draw[] {
  const draws = ends.slice(1).flatMap((before): Draw[] => {
    const after = moments[before.answered]!;
    return after.position.winner === null ? [{ before, answer: null, after, horizon: 'westeros' }] : [];
  });
  const isBetweenRounds = (number: number): boolean => ends.some(({ answered }) => answered === number + 1);
  let drawing: Draw | null = null;
  steps.forEach((answer, number) => {
    const [before, after] = [moments[number]!, moments[number + 1]!];
    const isTurnedUp = answer.happened.some(({ what }) => what === 'tides');
    if (isTurnedUp || hasTides(after)) drawing ??= { before, answer, after, horizon: 'combat' };
    if (isTurnedUp && drawing !== null) {
      draws.push({ ...drawing, after });
      drawing = null;
    }
    if (!isBetweenRounds(number) && answer.happened.some(({ what }) => DRAWN.includes(what)))
      draws.push({ before, answer, after, horizon: 'westeros' });
  });
  return draws;
}

/** The luck in all draws together: none is left out, but all may be looked at less often. */
export function luckIn(evening: Evening, allowance: Allowance, { samples, cap }: Effort): Luck {
  const houses = evening.moments[0]!.position.tracks.throne;
  const all = drawsIn(evening).map((draw, i, { length }) => {
    const share = allowance.left / (length - i);
    return luckOf(draw, allowance.rollouts, { samples, cap: Math.min(cap, share) });
  });
  return Object.fromEntries(houses.map((house) => [house, summed(all.map((one) => one[house]!))]));
}

/** Each is measured for itself, so their errors do not add up but even out. */
export const summed = (estimates: readonly Estimate[]): Estimate => ({
  mean: estimates.reduce((sum, { mean }) => sum + mean, 0),
  error: Math.sqrt(estimates.reduce((sum, { error }) => sum + error * error, 0))
});

/** The chances after what came, less those after whatever could have come, sample by sample. */
export function luckOf(
  { before, answer, after, horizon }: Draw,
  rollouts: Rollouts,
  { samples, cap, first = 0 }: Effort
): Luck {
  const differences: PerHouse<number>[] = [];
  const until = rollouts.simulated + cap;
  const answers = answer === null ? [] : [[answer.house, answer.answer] as const];
  for (let i = first; i < first + samples && (i < first + LEAST || rollouts.simulated < until); i++) {
    const seed = `luck ${after.answered} deck ${i}`;
    const shuffled = reshuffled(before, seed);
    const from = answer === null ? begin(shuffled, 'westeros') : { position: shuffled, at: before.at };
    const play = (): Chance => new Chance(chanceFrom(`luck ${after.answered} play ${i}`));
    const other = sharpened(rollouts.value(from.position, from.at, answers, horizon, play()));
    const came = sharpened(rollouts.value(reshuffled(after, seed), after.at, [], horizon, play()));
    differences.push(
      Object.fromEntries(
        (Object.keys(came) as House[]).map((house) => [house, (came[house] ?? 0) - (other[house] ?? 0)])
      )
    );
  }
  const houses = before.position.tracks.throne;
  return Object.fromEntries(houses.map((house) => [house, estimateOf(differences.map((one) => one[house] ?? 0))]));
}

/** All that was sealed stays as it was: only what is still in the decks could be otherwise. */
function reshuffled({ position, memory }: Moment, seed: string): Position {
  const { decks, stackedTides, chance: next } = guess(viewFor(position, null), memory, new Chance(chanceFrom(seed)));
  return { ...position, decks, stackedTides, chance: next };
}
