// The sentence of who leads now, and did not before.

import { text } from 'text:iron-throne/table';
import { INFLUENCE } from '#iron/box/limits';
import type { House } from '#iron/box';
import { aheadIn, newlyAhead } from '#iron/flow/moments';

type Counts = ReadonlyMap<House, number>;

/** Null if no House is newly ahead. */
export function leadText(had: Counts, have: Counts): string | null {
  const fresh = newlyAhead(had, have);
  if (fresh.length === 0) return null;
  const ahead = aheadIn(have);
  // who has drawn level with somebody does not lead
  return fresh.length < ahead.length
    ? text('would-win', { count: ahead.length, winners: ahead })
    : text('new-leader', { count: fresh.length, houses: fresh, spread: have.get(fresh[0]!)!, total: INFLUENCE });
}
