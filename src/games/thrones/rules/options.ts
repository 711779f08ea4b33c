// The options of decisions that ask for one of several: a closed list each. Open are the ships of
// a port, which are numbers, and the houses that tie.

import type { Track } from '#thrones/box';
import { TRACKS } from '../box/tracks';
import type { About } from './asks';

export const OPTIONS = {
  'a-throne-of-blades': ['supply', 'mustering', 'nothing'],
  'dark-wings-dark-words': ['clash-of-kings', 'game-of-thrones', 'nothing'],
  'put-to-the-sword': ['storm-of-swords', 'rains-of-autumn', 'nothing'],
  'preemptive-raid': ['units', 'track'],
  'preemptive-raid-track': TRACKS,
  'a-king-beyond-the-wall': ['fiefdoms', 'court'],
  'a-king-beyond-the-wall-reward': TRACKS,
  'raven-card': ['top', 'bottom'],
  support: ['attacker', 'defender', 'none'],
  'accepting-support': ['accept', 'refuse'],
  'tides-redraw': ['redraw', 'keep'],
  'valyrian-steel-blade': ['use', 'decline'],
  'tyrion-lannister': ['use', 'decline'],
  'doran-martell': TRACKS
} as const satisfies Readonly<Partial<Record<About, readonly string[]>>>;

export type Offering = keyof typeof OPTIONS;

export type OptionOf<A extends Offering> = (typeof OPTIONS)[A][number];

/** Decisions that choose among the tracks. */
export type OnTracks = { [A in Offering]: OptionOf<A> extends Track ? A : never }[Offering];

export const ON_TRACKS: readonly OnTracks[] = [
  'preemptive-raid-track',
  'a-king-beyond-the-wall',
  'a-king-beyond-the-wall-reward',
  'doran-martell'
];
