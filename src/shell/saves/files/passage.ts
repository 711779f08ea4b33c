// The way of a game from one tablet to another by picture: each of the two keeps on its sheet what it may still do.
// docs/pictures.md describes the states, and what a kill leaves behind at each step.

import { object, oneOf, type Shape, text } from '#engine/shape';

export interface Passage {
  /** `out`: another tablet has the game. `in`: it came from another tablet, and may not be played before that one agrees. */
  readonly way: 'out' | 'in';
  /** The hash of the bytes that were shown. */
  readonly parcel: string;
  /** The name of the receiving tablet's key, which is random: others may have scanned the same picture. */
  readonly receiver: string;
  /** `out`: the word that lets the other tablet play. `in`: the hash of that word. */
  readonly word: string;
}

const MOST_HEX = 64;

export const aPassage: Shape<Passage> = object<Passage>({
  way: oneOf('a way', ['out', 'in'] as const),
  parcel: text(MOST_HEX),
  receiver: text(MOST_HEX),
  word: text(MOST_HEX)
});
