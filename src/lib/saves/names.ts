// Names that come in with a file: shown as they are written, so what would make other text unreadable is left out of them.

import { MOST_NAME } from './document';

/** What moves, turns round or hides the text beside it, and halves of characters. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Empty when nothing is left of it. */
export function readableName(name: string): string {
  let kept = '';
  for (const character of name.replace(UNRULY, '').trim()) {
    if (kept.length + character.length > MOST_NAME) break;
    kept += character;
  }
  return kept;
}
