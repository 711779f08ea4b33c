// Keeps a game on the disk: every answer before it is shown.

import type { Game } from '../flow/game';
import { firstDifference } from '../saves/difference';
import { append, loadGame, markSeen } from '../saves/games';
import type { GameSheet } from '../saves/sheet';
import { takeBack } from '../saves/takingBack';
import type { Answered, Keeper } from './keeper';

export function diskKeeper(begun: GameSheet): Keeper {
  let sheet = begun;
  let hasFailed = false;
  return {
    async keep(answered: Answered, game: Game, again: boolean) {
      const start = performance.now();
      const kept = await append(sheet, answered, game, again);
      performance.measure('answer kept', { start });
      const after = kept.ok ? kept.value : hasFailed ? await keptAfterAll(sheet, answered) : null;
      hasFailed = after === null;
      sheet = after ?? sheet;
      return kept.ok || after !== null ? null : kept.trouble;
    },
    async takeBack(taken, game) {
      const kept = await takeBack(sheet, taken, game);
      if (!kept.ok) return kept.trouble;
      sheet = kept.value;
      return null;
    },
    // A recap that is longer than it need be is no loss, so nobody is troubled when this fails.
    saw: (house, answered) => void markSeen(sheet.id, house, answered)
  };
}

/** A disk that told of a failure may have kept the answer all the same; whoever tries again finds it there. */
async function keptAfterAll({ id, answered }: GameSheet, { house, answer }: Answered): Promise<GameSheet | null> {
  const loaded = await loadGame(id);
  if (!loaded.ok || loaded.value.sheet.answered !== answered + 1) return null;
  const last = loaded.value.entries.at(-1);
  return firstDifference({ house, answer }, { house: last?.house, answer: last?.answer }) === null
    ? loaded.value.sheet
    : null;
}
