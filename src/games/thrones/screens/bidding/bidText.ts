// Sentences about bids.

import { text } from 'text:thrones/stages';
import type { Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';

export const spentText = (sum: number): string =>
  sum === 0 ? text('bids-nobody') : text('bids-spent', { power: sum });

/** A change of position; positions count from 0. */
export const movedText = (from: number, to: number): string =>
  from === to ? text('bids-as-before') : text('bids-moved', { place: from + 1 });

/** All bids are spent, and more bidding follows. */
export function toComeText(on: Track): string {
  const tracks = TRACKS.slice(TRACKS.indexOf(on) + 1);
  return tracks.length === 0 ? text('bid-spent-last') : text('bid-spent', { count: tracks.length, tracks });
}
