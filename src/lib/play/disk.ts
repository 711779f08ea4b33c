// Keeps a game on the disk: every answer before it is shown.

import type { Game } from '../flow/game';
import { append, markSeen } from '../saves/games';
import type { GameSheet } from '../saves/sheet';
import { takeBack } from '../saves/takingBack';
import type { Answered, Keeper } from './keeper';

export function diskKeeper(begun: GameSheet): Keeper {
  let sheet = begun;
  return {
    async keep(answered: Answered, game: Game, again: boolean) {
      const start = performance.now();
      const kept = await append(sheet, answered, game, again);
      performance.measure('answer kept', { start });
      if (!kept.ok) return kept.trouble;
      sheet = kept.value;
      return null;
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
