// The passage of a game from one tablet to another by picture: each of the two keeps on its sheet what it may still do. The states, and
// what a kill leaves behind at each step: docs/pictures.md.

import { object, oneOf, type Shape, text } from '#engine/shape';

export interface Passage {
  /** `out`: another tablet has it. `in`: it came from another tablet, and may not be played before that one says so. */
  readonly way: 'out' | 'in';
  /** What was shown: a hash of its bytes. */
  readonly parcel: string;
  /** Drawn at random by the one tablet that takes it in: others may have scanned the same picture. */
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
