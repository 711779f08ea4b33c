// Saves that a seat is handed to code or to a person.

import { attemptWith } from './database';
import { type Handed, withHanded } from '../handed';
import { heardIn } from '../heard';
import { copyGame } from '../copies/secondCopy';
import type { GameSheet } from './sheet';
import type { Result } from '../trouble';
import { plain, sound, playable } from './writing';

/** The seat keeps its PIN, which its next player needs too. */
export const handOver = (known: GameSheet, note: Handed): Promise<Result<GameSheet>> =>
  attemptWith(known.id, async (saves) => {
    const { house, name } = note;
    const sheet = await saves.allOrNothing(async () => {
      const kept = await playable(saves, known);
      const next = sound({
        ...kept,
        handed: withHanded(kept.handed, plain(note)),
        seats: kept.seats.map((seat) => (seat.house === house ? { ...seat, name } : seat)),
        // Code cannot redo what a person took back, nor the other way round.
        undone: [],
        heard: heardIn(kept),
        revision: kept.revision + 1
      });
      await saves.games.put(next);
      return next;
    });
    await copyGame(saves, sheet.id);
    return sheet;
  });
