// Counts how often the tablet went from one seat to another for something secret: the app promises to pass it seldom.

import type { Kinds, Ruleset } from '#engine/ruleset';
import { type Handed, isByCode } from '../saves/handed';
import type { Answered } from './keeper';

/** An open answer is not secret because the program has then sealed something for others by itself. */
export function wasSecret<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'wasSealed'>,
  happened: readonly K['happening'][]
): boolean {
  const byItself = happened.findIndex(({ what }) => what === 'automatic');
  return happened.slice(0, byItself < 0 ? undefined : byItself).some((one) => rules.wasSealed(one));
}

type Answering = Pick<Answered, 'house' | 'happened'>;

/** The number of times that the tablet was passed to each house. */
export function passesIn(
  rules: Ruleset,
  entries: readonly Answering[],
  handed: readonly Handed[] = []
): Readonly<Record<string, number>> {
  const passes: Record<string, number> = {};
  let tablet: string | null = null;
  for (const [i, { house, happened }] of entries.entries()) {
    if (house === tablet || isByCode(handed, house, i + 1) || !wasSecret(rules, happened)) continue;
    tablet = house;
    passes[house] = (passes[house] ?? 0) + 1;
  }
  return passes;
}

export const handOversIn = (rules: Ruleset, entries: readonly Answering[], handed: readonly Handed[] = []): number =>
  Object.values(passesIn(rules, entries, handed)).reduce((sum, count) => sum + count, 0);
