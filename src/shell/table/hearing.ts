// The sounds that play after an answer. The game maps its happenings to sounds; this file prevents them from giving away a secret.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Answered } from '../play/keeper';
import type { Sound } from '../play/sound';
import { wasSecret } from '../play/handOvers';

/**
 * The sounds of a game. Methods rather than properties, so that one game's sounds can be passed where any game's are wanted.
 */
export interface Sounds<K extends Kinds = Kinds> {
  /** The sound of an open answer, by its result. */
  ofAnswer(happened: readonly K['happening'][]): Sound;
  /** The sound of a moment that everybody stops for, by its kind: it is heard before anything is revealed. */
  ofMoment(moment: K['moment']): Sound;
}

interface Kept<K extends Kinds> {
  readonly entry: Answered<K>;
  /** The house whose curtain was open when the answer was given. */
  readonly holder: K['house'] | null;
  readonly moment: K['moment'] | null;
}

/** In seconds, between the sound of the seal and that of the moment. */
export const PAUSE = 0.5;

export interface Heard {
  readonly sound: Sound;
  readonly later: number;
}

/**
 * A sealed answer always sounds the same, followed by the sound of a moment if there is one. An open answer is silent if there
 * is a moment.
 */
export function heardOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'wasSealed'>,
  sounds: Sounds<K>,
  { entry: { house, happened }, holder, moment }: Kept<K>
): readonly Heard[] {
  const isSealed = holder === house || wasSecret(rules, happened);
  const seal: readonly Heard[] = isSealed ? [{ sound: 'seal', later: 0 }] : [];
  if (moment !== null) return [...seal, { sound: sounds.ofMoment(moment), later: isSealed ? PAUSE : 0 }];
  return isSealed ? seal : [{ sound: sounds.ofAnswer(happened), later: 0 }];
}
