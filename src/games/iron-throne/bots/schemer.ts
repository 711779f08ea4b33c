// A player that thinks ahead: the answers that look best are played on to the end of the turn over guesses of what is hidden, and the one
// after which its House wins most often is given. The others are taken for greedy.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { simulate } from '../flow/game';
import type { Answer, Position, View } from '#iron/rules';
import { askOf } from '../rules/judging';
import { sum } from '../rules/terms';
import { viewFor } from '../rules/view';
import { greedyPlayer, weighed } from './greedy';
import { guess } from './guess';
import { judgement } from './judgement';

export interface Question {
  /** The view of the seat that is asked. */
  readonly view: View;
  /** The place in the chart. */
  readonly at: string;
  readonly seed: string;
}

const MOST_CANDIDATES = 10;
const SAMPLES = 24;
const FEWEST_SAMPLES = 3;
/** The most answers in a simulated turn. */
const MOST_ANSWERS = 120;

interface Runner {
  readonly answer: Answer;
  readonly values: number[];
}

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Yields after each simulated answer. */
export function* scheme({ view, at, seed }: Question): Generator<undefined, Answer> {
  const house = view.me!;
  const asked = askOf(view, house);
  if (asked === null) throw new Error(`${house} is not asked anything`);
  const chance = new Chance(chanceFrom(seed));
  // nothing is known yet
  if (asked.about === 'choosing-leader') return greedyPlayer(view, house, chance);
  let racing: readonly Runner[] = candidates(view, house, chance).map((answer) => ({ answer, values: [] }));
  for (let samples = FEWEST_SAMPLES; racing.length > 1; samples = Math.min(SAMPLES, 2 * samples)) {
    for (const runner of racing)
      for (let i = runner.values.length; i < samples; i++) {
        const guessed = guess(view, new Chance(chanceFrom(`${seed} ${i}`)));
        runner.values.push(yield* valueOf(guessed, at, house, runner.answer, i));
      }
    if (samples === SAMPLES) break;
    racing = [...racing].sort((a, b) => mean(b.values) - mean(a.values)).slice(0, Math.ceil(racing.length / 2));
  }
  return racing.reduce((best, one) => (mean(one.values) > mean(best.values) ? one : best)).answer;
}

/** The greedy player's own first, then those that look next best. */
function candidates(view: View, house: House, chance: Chance): readonly Answer[] {
  return chance
    .shuffle(weighed(view, house, chance.fraction()))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CANDIDATES)
    .map(([answer]) => answer);
}

/** The chance of a House after this answer and what follows in the turn. */
function* valueOf(
  from: Position,
  at: string,
  house: House,
  given: Answer,
  sample: number
): Generator<undefined, number> {
  const game = simulate({ position: from, at }, '');
  const chance = new Chance(chanceFrom(`play ${sample}`));
  game.step(house, given);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { asks, turn, winners } = game.position;
    if (winners !== null || turn !== from.turn) break;
    yield;
    const next = asks[0]!.house;
    game.step(next, greedyPlayer(viewFor(game.position, next), next, chance));
  }
  return judgement(game.position)[house] ?? 0;
}

/** All of it at once. */
export function schemed(question: Question): Answer {
  const thinking = scheme(question);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
