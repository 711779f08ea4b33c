// Takes answers back on the disk, and finds the game before them. Which ones may be taken back is decided elsewhere.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import { checkpointOf, standOf } from './checkpoint';
import { now } from '../clock';
import { attemptWith } from './database';
import { firstDifference } from '../difference';
import { type Given, playAgain, playOn, type Start } from '../document';
import { answersOf } from './loading';
import { rulesFor } from '../rules';
import { copyGame } from '../copies/secondCopy';
import type { GameSheet } from './sheet';
import { type Result, troubled } from '../trouble';
import { plain, sound, playable } from './writing';

export interface Taken {
  /** The last answers, in the order in which they were given. */
  readonly answers: readonly Given[];
  /** True if all houses have agreed, which the log says. */
  readonly byConsent: boolean;
}

/** The notes of a game besides its answers. */
type Notes = Pick<GameSheet, 'answered' | 'tablet' | 'seen' | 'undone' | 'heard' | 'takenBack' | 'copied' | 'handed'>;

/** The notes afterwards. The tablet goes back to the seat that gave the first of the answers. */
export function notesAfter(notes: Notes, { answers, byConsent }: Taken, time: number): Notes {
  const after = notes.answered - answers.length;
  const within = <N extends { readonly after: number }>(all: readonly N[]): N[] =>
    all.map((one) => ({ ...one, after: Math.min(one.after, after) }));
  const clamped = within(notes.takenBack);
  return {
    answered: after,
    tablet: answers[0]?.house ?? notes.tablet,
    seen: Object.fromEntries(Object.entries(notes.seen).map(([house, seen]) => [house, Math.min(seen ?? 0, after)])),
    undone: [...answers, ...notes.undone],
    heard: within(notes.heard),
    copied: within(notes.copied),
    handed: within(notes.handed),
    takenBack: byConsent ? [...clamped, { after, count: answers.length, time }] : clamped
  };
}

/** Takes back all of the answers or none. `game` is the game before them. */
export const takeBack = (known: GameSheet, taken: Taken, game: Game): Promise<Result<GameSheet>> =>
  attemptWith(known.id, async (saves) => {
    const plainly = plain(taken);
    const rules = await rulesFor(known);
    const [checkpoint, time, finished] = [checkpointOf(rules, game), now(), rules.winnersOf(game.position) !== null];
    const sheet = await saves.allOrNothing(async () => {
      const kept = await playable(saves, known);
      const notes = notesAfter(kept, plainly, time);
      const next = sound({ ...kept, ...notes, revision: kept.revision + 1, checkpoint, finished, changed: time });
      await answersOf(saves, kept.id, notes.answered + 1).delete();
      await saves.games.put(next);
      return next;
    });
    await copyGame(saves, sheet.id, Math.max(1, sheet.answered));
    return sheet;
  });

/**
 * The game before its last answers, found by replaying it from the start. If that does not lead to the current position, a rule
 * has been corrected since some answer was given, and nobody can say what came before.
 */
export function gameBefore<K extends Kinds>(
  rules: Ruleset<K>,
  start: Start<K>,
  answers: readonly Given<K>[],
  count: number,
  now: Game<K>
): Result<Game<K>> {
  const before = playAgain(rules, start, answers.slice(0, -count));
  if (!before.ok) return troubled('mended', before.why);
  const after = playOn(rules, before.game, answers.slice(-count));
  if (!after.ok) return troubled('mended', after.why);
  const difference = firstDifference(standOf(rules, now), standOf(rules, after.game));
  return difference === null ? { ok: true, value: before.game } : troubled('mended', difference);
}
