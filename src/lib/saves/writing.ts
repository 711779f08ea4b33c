// Making sheets, and writing whole games.

import type { Game } from '../flow/game';
import { checkpointOf } from './checkpoint';
import type { Saves } from './database';
import type { Start } from './document';
import { APP, FORMAT } from './document';
import { newId } from './id';
import { faultsOfSheet } from './reading';
import type { Entry, GameSheet, Seat } from './sheet';
import { Troubled } from './trouble';

export function newSheet(
  wanted: { readonly start: Start; readonly seats: readonly Seat[]; readonly name: string },
  game: Game
): GameSheet {
  const now = Date.now();
  return sound({
    ...wanted,
    id: newId(),
    created: now,
    changed: now,
    answered: 0,
    checkpoint: checkpointOf(game),
    tablet: null,
    seen: {},
    finished: game.position.winner !== null,
    removed: null,
    format: FORMAT,
    app: APP
  });
}

/** What could not be read again is not written. */
export function sound(sheet: GameSheet): GameSheet {
  const faults = faultsOfSheet(sheet);
  if (faults.length > 0) throw new Troubled('failed', faults.join('; '));
  return sheet;
}

export const addGame = (saves: Saves, sheet: GameSheet, entries: readonly Omit<Entry, 'game'>[]): Promise<void> =>
  saves.allOrNothing(async () => {
    await saves.games.add(sheet);
    await saves.answers.bulkAdd(entries.map((entry) => ({ ...entry, game: sheet.id })));
  });
