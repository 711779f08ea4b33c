// Which sounds play after an answer. The game maps its happenings to sounds; this file keeps them from telling a secret.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Answered } from '../play/keeper';
import type { Sound } from '../play/sound';
import { wasSecret } from '../play/handOvers';

/** A game's sounds. Methods rather than properties: one game's must pass for any game's. */
export interface Sounds<K extends Kinds = Kinds> {
  /** Of an open answer, by what came of it. */
  ofAnswer(happened: readonly K['happening'][]): Sound;
  /** Of moments that everybody stops for, by kind: heard before anything in them is revealed. */
  ofMoment(moment: K['moment']): Sound;
}

interface Kept<K extends Kinds> {
  readonly entry: Answered<K>;
  /** Whose curtain was open when it was given. */
  readonly holder: K['house'] | null;
  readonly moment: K['moment'] | null;
}

/** In seconds: the seal, then what all look at. */
export const PAUSE = 0.5;

export interface Heard {
  readonly sound: Sound;
  readonly later: number;
}

/** A sealed answer always sounds the same, followed by the sound of a moment if there is one. An open answer gives way to a moment. */
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
