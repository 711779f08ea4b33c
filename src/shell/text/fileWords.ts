// Sentences about files: what is in one, and where it is wrong.

import { text } from 'text:shell/pages';
import type { Wrong } from '../saves/fileFault';

const quoted = (names: readonly (string | null)[]): readonly string[] =>
  names.map((name) => text('quoted', { name: name ?? text('nameless') }));

/**
 * The contents of a backup; `unopened`: games put in as they are, `left`: games that did not fit. Null stands for a game without
 * a name.
 */
export function backedUp(
  games: number,
  unopened: readonly (string | null)[],
  left: readonly (string | null)[]
): string {
  const sentences = [text('backed-up', { games })];
  if (unopened.length > 0)
    sentences.push(text('backed-up-unopened', { count: unopened.length, names: quoted(unopened) }));
  if (left.length > 0) sentences.push(text('backed-up-left', { count: left.length, names: quoted(left) }));
  return sentences.join(' ');
}

export function whatIsWrong(wrong: Wrong): string {
  switch (wrong.what) {
    case 'answer': {
      const { number, of } = wrong;
      return number === 1 ? text('wrong-first-move', { of }) : text('wrong-move', { number, of });
    }
    case 'ending':
      return wrong.of === 0 ? text('wrong-no-moves') : text('wrong-ending', { moves: wrong.of });
    default:
      return text(`wrong-${wrong.what}`);
  }
}
