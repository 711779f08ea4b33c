// What a round brought each house, in turn order.

import type { House } from '../../box/houses';
import type { MomentOf } from '../../flow/moments';

interface Taking {
  readonly house: House;
  readonly gained: number;
  /** What it has now; null while power is hidden. */
  readonly power: number | null;
}

/** Power may be hidden again by now, for a bidding: what it was before the last answer, and what that brought, is known. */
export function takingsOf({ before, gained, lines }: MomentOf<'round'>): readonly Taking[] {
  const end = lines.findIndex(({ what }) => what === 'round');
  return before.tracks.throne.map((house): Taking => {
    const was = before.houses[house]?.power ?? null;
    const last = lines
      .slice(0, end)
      .reduce((sum, one) => (one.what === 'power' && one.house === house ? sum + one.by : sum), 0);
    return { house, gained: gained[house] ?? 0, power: was === null ? null : was + last };
  });
}
