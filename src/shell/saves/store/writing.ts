// Makes sheets, and writes whole games.

import type { Game, Ruleset } from '#engine/ruleset';
import { checkpointOf } from './checkpoint';
import { now } from '../clock';
import { attemptWith, type Saves } from './database';
import { APP, FORMAT, type Start } from '../document';
import { newId } from '../id';
import { present } from './loading';
import { faultsOfSheet } from './believedRows';
import { copyGame } from '../copies/secondCopy';
import type { Entry, GameSheet, Seat } from './sheet';
import { type Result, Troubled } from '../trouble';

export function newSheet(
  rules: Ruleset,
  wanted: { readonly start: Start; readonly seats: readonly Seat[]; readonly name: string },
  game: Game
): GameSheet {
  const time = now();
  return sound({
    ...wanted,
    id: newId(),
    game: rules.id,
    created: time,
    changed: time,
    answered: 0,
    revision: 0,
    checkpoint: checkpointOf(rules, game),
    tablet: null,
    seen: {},
    finished: rules.winnersOf(game.position) !== null,
    undone: [],
    heard: [],
    begun: {},
    takenBack: [],
    copied: [],
    handed: [],
    wrongTries: {},
    passage: null,
    branch: null,
    removed: null,
    format: FORMAT,
    app: APP
  });
}

/** Refuses to write what could not be read again. */
export function sound(sheet: GameSheet): GameSheet {
  const faults = faultsOfSheet(sheet);
  if (faults.length > 0) throw new Troubled('failed', faults.join('; '));
  return sheet;
}

/** All of it is JSON, but a screen may pass something that cannot be stored as it is, such as a proxy. */
export const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** Refuses a change to a game that is played elsewhere, or was continued in another window since this one last looked. */
export function unlessBehind(kept: GameSheet, known: Pick<GameSheet, 'revision' | 'answered'>): void {
  if (kept.passage !== null) throw new Troubled('behind', 'It is played on another tablet');
  if (kept.revision === known.revision && kept.answered === known.answered) return;
  if (kept.revision < known.revision)
    throw new Troubled('gone', `Of ${known.answered} answers the database has only ${kept.answered} left`);
  throw new Troubled('behind', `${known.answered} answers are known here, and ${kept.answered} others are kept`);
}

/** The sheet as it is on the disk, if the game may be played. */
export async function playable(saves: Saves, known: GameSheet): Promise<GameSheet> {
  const kept = present(await saves.games.get(known.id));
  unlessBehind(kept, known);
  return kept;
}

/** Changes what is on the sheet besides the answers; `to` gets it as it is on the disk. */
export const change = (id: string, to: (sheet: GameSheet) => GameSheet): Promise<Result<GameSheet>> =>
  attemptWith(id, async (saves) => {
    const changed = await saves.allOrNothing(async () => {
      const sheet = sound(to(present(await saves.games.get(id))));
      await saves.games.put(sheet);
      return sheet;
    });
    await copyGame(saves, id);
    return changed;
  });

/** Writes a new game. `first` is done in the same transaction. */
export async function addGame(
  saves: Saves,
  sheet: GameSheet,
  entries: readonly Omit<Entry, 'game'>[],
  first?: () => Promise<void>
): Promise<void> {
  await saves.allOrNothing(async () => {
    await first?.();
    await saves.games.add(sheet);
    await saves.answers.bulkAdd(entries.map((entry) => ({ ...entry, game: sheet.id })));
  });
  await copyGame(saves, sheet.id, 1);
}
