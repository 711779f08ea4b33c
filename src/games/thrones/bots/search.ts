// The best of several answers: each is thought out over the same guesses of what is hidden, the worse half is dropped repeatedly,
// and what the policy would have said stands unless another answer is clearly better.

import type { House } from '#thrones/box';
import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, Position } from '#thrones/rules';
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
  const value = (answer: Answer, i: number): number | null => {
    if (rollouts.simulated >= until) return null;
    const chance = new Chance(chanceFrom(`${seed} play ${i}`));
    return rollouts.value(positionOf(i), at, [[house, answer]], effort.horizon, chance)[house] ?? 0;
  };
  return race(candidates, effort, value);
}

/** `value`: of an answer in that sample, or null when there is no time left. */
export function race(
  candidates: readonly Answer[],
  effort: Pick<Effort, 'samples' | 'gate'>,
  value: (answer: Answer, sample: number) => number | null
): Answer {
  const runners: Runner[] = candidates.map((answer) => ({ answer, values: [] }));
  const [own] = runners;
  let racing = runners;
  // the more there are, the sooner half of them is dropped: what is saved goes to those that are left
  let samples = Math.max(2, Math.floor(effort.samples / (racing.length > 4 ? 8 : 2)));
  for (;;) {
    for (let i = 0; i < samples; i++) {
      for (const { answer, values } of racing) {
        if (values.length > i) continue;
        const one = value(answer, i);
        if (one === null) return decided(own!, racing, effort.gate);
        values.push(one);
      }
    }
    racing = different(racing, own!);
    if (samples >= effort.samples || isClear(racing)) return decided(own!, racing, effort.gate);
    const sorted = [...racing].sort((a, b) => meanOf(b.values) - meanOf(a.values));
    racing = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)));
    if (!racing.includes(own!)) racing.push(own!);
    samples = Math.min(effort.samples, samples * 2);
  }
}

/** Answers that came to the same in every sample are one; the own one stays. */
function different(racing: readonly Runner[], own: Runner): Runner[] {
  const found = new Map<string, Runner>([[own.values.join(), own]]);
  for (const one of racing) {
    const key = one.values.join();
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** Before that many samples nothing is clear. */
const ENOUGH = 8;
const CLEARLY = 3;

/** One leads all others so far that more samples would change nothing. */
function isClear(racing: readonly Runner[]): boolean {
  if (racing.length === 1) return true;
  const [first] = [...racing].sort((a, b) => meanOf(b.values) - meanOf(a.values));
  if (first!.values.length < ENOUGH) return false;
  return racing.every((one) => {
    if (one === first) return true;
    const { lead, error } = leadOf(first!, one);
    return lead > CLEARLY * error;
  });
}

/** On the samples that both have. */
function leadOf(one: Runner, other: Runner): { readonly lead: number; readonly error: number } {
  const common = Math.min(one.values.length, other.values.length);
  const leads = Array.from({ length: common }, (_, i) => one.values[i]! - other.values[i]!);
  const lead = meanOf(leads);
  const spread = meanOf(leads.map((each) => (each - lead) * (each - lead)));
  return { lead, error: Math.sqrt(spread / Math.max(1, common - 1)) };
}

function decided(own: Runner, racing: readonly Runner[], gate: number): Answer {
  let best = own;
  let highest = 0;
  for (const runner of racing) {
    if (runner === own) continue;
    const { lead, error } = leadOf(runner, own);
    if (lead > highest && lead > gate * error) [best, highest] = [runner, lead];
  }
  return best.answer;
}
