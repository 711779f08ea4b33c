// The best of several answers: each is thought out over the same guesses of what is hidden, the worse half is dropped again and again,
// and what the policy would have said stands unless another answer is clearly better.

import type { House } from '../box/houses';
import { Chance, chanceFrom } from '../../../engine/chance';
import type { Answer } from '../rules/asks';
import type { Position } from '../rules/position';
import { guess } from './guess';
import type { Horizon, Rollouts } from './rollout';
import type { Question } from './question';

export interface Effort {
  readonly horizon: Horizon;
  readonly samples: number;
  /** No more simulated answers than that are begun. */
  readonly cap: number;
  /** By how many standard errors a challenger has to be better. */
  readonly gate: number;
}

interface Runner {
  readonly answer: Answer;
  readonly values: number[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The first candidate is the policy's own. */
export function bestOf(
  { view, at, memory, seed }: Question,
  house: House,
  candidates: readonly Answer[],
  rollouts: Rollouts,
  effort: Effort
): Answer {
  const guesses: Position[] = [];
  const positionOf = (i: number): Position =>
    (guesses[i] ??= guess(view, memory, new Chance(chanceFrom(`${seed} guess ${i}`))));
  const until = rollouts.simulated + effort.cap;
  const runners: Runner[] = candidates.map((answer) => ({ answer, values: [] }));
  const [own] = runners;
  let racing = runners;
  // the more there are, the sooner half of them is dropped: what is saved goes to those that are left
  let samples = Math.max(2, Math.floor(effort.samples / (racing.length > 4 ? 8 : 2)));
  for (;;) {
    for (let i = 0; i < samples; i++) {
      for (const { answer, values } of racing) {
        if (values.length > i) continue;
        if (rollouts.simulated >= until) return decided(own!, racing, effort.gate);
        const chances = rollouts.value(
          positionOf(i),
          at,
          [[house, answer]],
          effort.horizon,
          new Chance(chanceFrom(`${seed} play ${i}`))
        );
        values.push(chances[house] ?? 0);
      }
    }
    if (samples >= effort.samples) return decided(own!, racing, effort.gate);
    const sorted = [...racing].sort((a, b) => meanOf(b.values) - meanOf(a.values));
    racing = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)));
    if (!racing.includes(own!)) racing.push(own!);
    samples = Math.min(effort.samples, samples * 2);
  }
}

/** On the samples that both have. */
function decided(own: Runner, racing: readonly Runner[], gate: number): Answer {
  let best = own;
  let highest = 0;
  for (const runner of racing) {
    const common = Math.min(own.values.length, runner.values.length);
    if (runner === own || common === 0) continue;
    const leads = Array.from({ length: common }, (_, i) => runner.values[i]! - own.values[i]!);
    const lead = meanOf(leads);
    const spread = meanOf(leads.map((one) => (one - lead) * (one - lead)));
    const error = Math.sqrt(spread / Math.max(1, common - 1));
    if (lead > highest && lead > gate * error) [best, highest] = [runner, lead];
  }
  return best.answer;
}
