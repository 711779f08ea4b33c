// What code answers next in a game that is on a disk, thought out beside the app.

import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { House } from '#thrones/box';
import type { Answer } from '#thrones/rules';
import { problemOf } from '#thrones/minds/problem';
import { solve } from '#thrones/minds/solving';
import { askedOf } from '#shell/play/asked';
import { openStart } from '#shell/saves/document';
import { codesIn } from '#shell/saves/handed';
import { type Entry, type GameSheet, openCheckpoint } from './saves';

/** Null: code is asked nothing. */
export function expectedOf(
  sheet: GameSheet,
  entries: readonly Entry[]
): { readonly house: House; readonly answer: Answer } | null {
  const now = openCheckpoint(sheet);
  const began = openStart<Thrones>(thrones, sheet.start);
  if (now === null || !began.ok) throw new Error('the game cannot be opened');
  const asked = askedOf(thrones, codesIn(sheet.handed), {
    stand: 0,
    game: now,
    entries,
    undone: [],
    opening: () => thrones.viewFor(began.game.position, null),
    isFresh: () => false
  });
  return asked && { house: asked.house, answer: solve(problemOf(asked)) };
}
