// The three influence tracks, their dominance tokens, and who acts next.

import type { House, Track } from '#thrones/box';
import { STARS_FIVE_AND_SIX, STARS_THREE_AND_FOUR } from '../box/tracks';
import { type Draft, record } from './draft';
import type { HappeningOf } from './happenings';
import type { Table } from './position';

/** From position 1 on: the order of the Iron Throne track. */
export const turnOrder = (table: Pick<Table, 'tracks'>): readonly House[] => table.tracks.throne;

export const holder = (table: Pick<Table, 'tracks'>, track: Track): House => table.tracks[track][0]!;

export const isHigher = (table: Pick<Table, 'tracks'>, track: Track, house: House, than: House): boolean =>
  table.tracks[track].indexOf(house) < table.tracks[track].indexOf(than);

/** Special orders that the house's place on the King's Court allows. */
export function starsOf(table: Pick<Table, 'tracks'>, house: House): number {
  const court = table.tracks.court;
  const stars = court.length <= 4 ? STARS_THREE_AND_FOUR : STARS_FIVE_AND_SIX;
  return stars[court.indexOf(house)] ?? 0;
}

type Moved = NonNullable<HappeningOf<'track'>['moved']>;

export function setTrack(draft: Draft, track: Track, houses: readonly House[], moved?: Moved): void {
  const before = holder(draft, track);
  draft.tracks = { ...draft.tracks, [track]: houses };
  record(draft, { what: 'track', track, houses, ...(moved !== undefined && { moved }) });
  if (houses[0] !== before) record(draft, { what: 'dominance', track, house: houses[0]! });
}

/** Moves a house to a place on a track (0 is position 1); the others close up. */
export function moveOnTrack(draft: Draft, track: Track, house: House, place: number): void {
  const others = draft.tracks[track].filter((other) => other !== house);
  const moved = { house, from: draft.tracks[track].indexOf(house), to: place };
  setTrack(draft, track, [...others.slice(0, place), house, ...others.slice(place)], moved);
}
