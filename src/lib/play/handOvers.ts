// How often the tablet went from one seat to another for something secret: passing little is a promise of the app.

import type { House } from '../box/houses';
import type { Happening } from '../rules/happenings';
import type { Answered } from './keeper';

const wasSecret = ({ what }: Happening): boolean => what === 'sealed' || what === 'raven-card';

export function handOversIn(entries: readonly Answered[]): number {
  let [count, tablet] = [0, null as House | null];
  for (const { house, happened } of entries) {
    if (!happened.some(wasSecret) || house === tablet) continue;
    tablet = house;
    count++;
  }
  return count;
}
