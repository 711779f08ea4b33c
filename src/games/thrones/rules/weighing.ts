// Drawing one of many: by weight where not all are equally likely, and from a list too long to be kept.

import type { Chance } from '#engine/chance';

/** The place of one of these weights, drawn as often as it weighs. The sum may be larger than 32 bits can tell apart. */
export function pickByWeight(weights: readonly number[], chance: Chance): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let mark = chance.fraction() * sum;
  let picked = 0;
  for (const [place, weight] of weights.entries()) {
    if (weight === 0) continue;
    picked = place;
    mark -= weight;
    if (mark < 0) break;
  }
  return picked;
}

/** One of the things that come along, each as likely as any other: the n-th takes the place of what is held once in n times. */
export function pickInPassing<T>(things: Iterable<T>, chance: Chance): T {
  let held: { readonly thing: T } | null = null;
  let passed = 0;
  for (const thing of things) if (chance.below(++passed) === 0) held = { thing };
  if (held === null) throw new Error('There is nothing to pick from');
  return held.thing;
}

/** In how many ways `count` of `from` different things can be chosen. */
export function waysToChoose(from: number, count: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (from - count + i)) / i;
  return ways;
}
