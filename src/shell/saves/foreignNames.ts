// Names that come from outside, typed or in a file. They are shown as they are written, so what would make other text unreadable
// is left out of them.

import { MOST_NAME } from './document';

/** What moves, turns round or hides the text beside it, and halves of characters. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Characters that leave no mark by themselves: joiners between others are needed, and emoji have them. */
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]*$/u;

/** Empty when nothing of it is to be seen. */
export function readableName(name: string): string {
  let kept = '';
  for (const character of name.replace(UNRULY, '').trim()) {
    if (kept.length + character.length > MOST_NAME) break;
    kept += character;
  }
  return BLANK.test(kept) ? '' : kept;
}
