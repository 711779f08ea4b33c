// The sounds of this game's happenings and moments.

import type { Sounds } from '#shell/table/hearing';
import type { Sound } from '#shell/play/sound';
import type { IronThrone } from '#iron/flow/game';
import type { Moment } from '#iron/flow/moments';
import type { HappeningKind } from '#iron/rules';

/** The weightiest first. */
const HEARD: readonly (readonly [HappeningKind, Sound])[] = [
  ['game-over', 'horn'],
  ['outcome', 'clash'],
  ['event', 'raven'],
  // A character sets out: as a participant, or to support a side.
  ['participates', 'march'],
  ['supports', 'march']
];

const OF_MOMENT: Readonly<Record<Moment['kind'], Sound>> = {
  leaders: 'turn',
  event: 'raven',
  talk: 'turn',
  reveal: 'clash',
  result: 'turn',
  torture: 'clash',
  deed: 'turn',
  over: 'horn'
};

const sounds: Sounds<IronThrone> = {
  ofAnswer: (happened) => HEARD.find(([what]) => happened.some((one) => one.what === what))?.[1] ?? 'turn',
  ofMoment: ({ kind }) => OF_MOMENT[kind]
};

export default sounds;
