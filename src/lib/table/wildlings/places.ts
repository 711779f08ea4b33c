// Where a choice that a wildling card leaves would put a house on the influence tracks: a preview. What really happens is
// rules/wildlings/places.ts, and the tests hold this to it.

import type { House } from '../../box/houses';
import type { Track } from '../../box/tracks';
import { TRACKS } from '../../box/tracks';
import type { OptionAsk } from '../../rules/asks';
import type { View } from '../../rules/view';

export interface Shift {
  readonly house: House;
  readonly track: Track;
  /** Places from 0. */
  readonly from: number;
  readonly to: number;
}

type Known = Pick<View, 'tracks' | 'attack'>;
type Asked = Pick<OptionAsk, 'house' | 'about'>;

/** More than one where somebody else will still have to choose between them; none where nothing moves on a track. */
export function shiftsOf(view: Known, { house, about }: Asked, option: string): Shift[] {
  const track = TRACKS.find((one) => one === option);
  const lowest = view.attack?.singled ?? house;
  if (about === 'preemptive-raid' && option === 'track')
    return highestOf(view, house).map((one) => down(view, house, one));
  if (track === undefined) return [];
  if (about === 'preemptive-raid-track') return [down(view, lowest, track)];
  const from = view.tracks[track].indexOf(house);
  const to = about === 'a-king-beyond-the-wall-reward' ? 0 : view.tracks[track].length - 1;
  return [{ house, track, from, to }];
}

function highestOf({ tracks }: Known, house: House): Track[] {
  const places = TRACKS.map((track) => tracks[track].indexOf(house));
  return TRACKS.filter((_, i) => places[i] === Math.min(...places));
}

function down({ tracks }: Known, house: House, track: Track): Shift {
  const from = tracks[track].indexOf(house);
  return { house, track, from, to: Math.min(from + 2, tracks[track].length - 1) };
}
