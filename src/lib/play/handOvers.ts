// How often the tablet went from one seat to another for something secret: passing little is a promise of the app.

import type { House } from '../box/houses';
import type { Happening } from '../rules/happenings';
import type { PerHouse } from '../rules/terms';
import type { Answered } from './keeper';

const wasSecret = ({ what }: Happening): boolean => what === 'sealed' || what === 'raven-card';

type Told = Pick<Answered, 'house' | 'happened'>;

/** How often it was passed to each house. */
export function passesIn(entries: readonly Told[]): PerHouse<number> {
  const passes: Partial<Record<House, number>> = {};
  let tablet: House | null = null;
  for (const { house, happened } of entries) {
    if (!happened.some(wasSecret) || house === tablet) continue;
    tablet = house;
    passes[house] = (passes[house] ?? 0) + 1;
  }
  return passes;
}

export const handOversIn = (entries: readonly Told[]): number =>
  Object.values(passesIn(entries)).reduce((sum, count) => sum + count, 0);
