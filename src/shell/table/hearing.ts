// Which sound goes with what happened. A game says what each thing sounds like; that no sound tells a secret is seen to here.

import type { Kinds, Ruleset } from '../../engine/ruleset';
import type { Answered } from '../play/keeper';
import type { Sound } from '../play/sound';
import { wasSecret } from '../play/handOvers';

/** What the things of a game sound like. Methods, so that one game's pass where any game's are wanted. */
export interface Sounds<K extends Kinds = Kinds> {
  /** Of an open answer, by what came of it. */
  ofAnswer(happened: readonly K['happening'][]): Sound;
  /** Of what everybody stops for, by what it is: it is heard before anything in it is revealed. */
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

/**
 * What was answered behind a curtain sounds the same whatever it was, and whatever came of it; what all stop for follows, and they
 * see what it is. An open answer gives way to what they stop for.
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
