// Names from outside, typed or in a file. They are shown as they are, so characters that would make other text unreadable are
// removed.

import { MOST_NAME } from './document';

/** Characters that move, turn round or hide the text beside them, and halves of characters. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Characters that leave no mark by themselves; between others they are needed, and emoji use them. */
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]*$/u;

/** Empty if nothing of the name would be visible. */
export function readableName(name: string): string {
  let kept = '';
  for (const character of name.replace(UNRULY, '').trim()) {
    if (kept.length + character.length > MOST_NAME) break;
    kept += character;
  }
  return BLANK.test(kept) ? '' : kept;
}
