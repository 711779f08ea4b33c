// How often the tablet went from one seat to another for something secret: passing little is a promise of the app.

import type { Ruleset } from '../../engine/ruleset';
import type { Answered } from './keeper';

type Told = Pick<Answered, 'house' | 'happened'>;

/** How often it was passed to each house. */
export function passesIn(rules: Ruleset, entries: readonly Told[]): Readonly<Record<string, number>> {
  const passes: Record<string, number> = {};
  let tablet: string | null = null;
  for (const { house, happened } of entries) {
    if (!happened.some((one) => rules.wasSealed(one)) || house === tablet) continue;
    tablet = house;
    passes[house] = (passes[house] ?? 0) + 1;
  }
  return passes;
}

export const handOversIn = (rules: Ruleset, entries: readonly Told[]): number =>
  Object.values(passesIn(rules, entries)).reduce((sum, count) => sum + count, 0);
