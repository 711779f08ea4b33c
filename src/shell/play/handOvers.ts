// How often the tablet went from one seat to another for something secret: passing little is a promise of the app.

import type { Ruleset } from '../../engine/ruleset';
import type { Handed } from '../saves/handed';
import { isByCode } from '../saves/handed';
import type { Answered } from './keeper';
import { wasSecret } from './wasSecret';

type Told = Pick<Answered, 'house' | 'happened'>;

/** How often it was passed to each house. */
export function passesIn(
  rules: Ruleset,
  entries: readonly Told[],
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

export const handOversIn = (rules: Ruleset, entries: readonly Told[], handed: readonly Handed[] = []): number =>
  Object.values(passesIn(rules, entries, handed)).reduce((sum, count) => sum + count, 0);
