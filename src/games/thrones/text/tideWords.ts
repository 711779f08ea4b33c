// The signs on a Tides of Battle card.

import { text } from 'text:thrones/log';
import type { TideId } from '#thrones/box';
import { TIDES } from '../box/tides';

/** "strength 2 and 1 sword"; of no card: "nothing". */
export function tideText(id: TideId | null): string {
  return id === null ? text('tide-none') : text('tide', { list: partsOf(id) });
}

function partsOf(id: TideId): string[] {
  const { strength, swords, towers, skulls } = TIDES[id];
  return [
    text('tide-strength', { strength }),
    ...(swords > 0 ? [text('tide-swords', { count: swords })] : []),
    ...(towers > 0 ? [text('tide-fortifications', { count: towers })] : []),
    ...(skulls > 0 ? [text('tide-skulls', { count: skulls })] : [])
  ];
}
