// Saves every answer of a game on the disk before it is shown. It also holds what it has saved, in case the browser clears that
// away.

import type { Game } from '#engine/ruleset';
import { keepAnew } from '../saves/copies/rewrite';
import { firstDifference } from '../saves/difference';
import { append, keepBegun, loadGame, markSeen } from '../saves/store/savedGames';
import { handOver } from '../saves/store/handingOver';
import { keepLanguage } from '../saves/store/languages';
import type { LoadedGame } from '../saves/store/loading';
import type { Entry, GameSheet } from '../saves/store/sheet';
import { takeBack } from '../saves/store/takenBack';
import type { Result, Trouble } from '../saves/trouble';
import type { Answered, Keeper } from './keeper';

export interface DiskKeeper extends Keeper {
  /** The game as it was last saved, even if it is no longer on the disk. */
  held(): LoadedGame;
}

export function diskKeeper(begun: LoadedGame): DiskKeeper {
  const { rules } = begun;
  let { sheet, game, entries } = begun;
  let hasFailed = false;
  /** True if the game is only on the page, because the disk does not have it any more. */
  let isOnlyHere = false;

  /** Trying again recreates a game whose storage was cleared. */
  async function onDisk(deed: () => Promise<Result<GameSheet>>): Promise<Result<GameSheet>> {
    const anew = isOnlyHere ? await keepAnew(sheet, entries) : null;
    if (anew?.ok === false) return anew;
    const done = await deed();
    isOnlyHere = !done.ok && done.trouble.kind === 'gone';
    return done;
  }

  /** An unfinished answer is written before the final one, or it would reappear after it. */
  let noted: Promise<unknown> = Promise.resolve();

  const told = (trouble: Trouble): Trouble => (isOnlyHere ? { ...trouble, onlyHere: true } : trouble);

  return {
    async keep(answered: Answered, after: Game, again: boolean) {
      await noted;
      const start = performance.now();
      const kept = await onDisk(() => append(sheet, answered, after, again));
      performance.measure('answer kept', { start });
      const next = kept.ok ? kept.value : hasFailed ? await keptAfterAll(sheet, answered) : null;
      hasFailed = next === null;
      if (next === null) return kept.ok ? null : told(kept.trouble);
      entries = [...entries, entryOf(answered, next)];
      [sheet, game] = [next, after];
      return null;
    },
    async takeBack(taken, before) {
      const kept = await onDisk(() => takeBack(sheet, taken, before));
      if (!kept.ok) return told(kept.trouble);
      [sheet, game] = [kept.value, before];
      entries = entries.slice(0, sheet.answered);
      return null;
    },
    // If it is lost, the player only has to choose again, so a failure is not reported.
    begun(house, answer) {
      noted = noted.then(() => keepBegun(sheet.id, house, answer));
    },
    async handOver(note) {
      const kept = await onDisk(() => handOver(sheet, note));
      if (!kept.ok) return told(kept.trouble);
      sheet = kept.value;
      return null;
    },
    // A failure is not reported: the language can be chosen again.
    reads: (house, language) => void keepLanguage(sheet.id, house, language),
    // A failure is not reported: it only makes the next recap longer.
    saw: (house, answered) => void markSeen(sheet.id, house, answered),
    held: () => ({ rules, sheet, game, entries })
  };
}

const entryOf = ({ house, answer, happened }: Answered, { id, answered, changed }: GameSheet): Entry => ({
  game: id,
  number: answered,
  house,
  answer,
  happened,
  time: changed
});

/** A disk that reported a failure may have saved the answer all the same; a second attempt finds it there. */
async function keptAfterAll({ id, answered }: GameSheet, { house, answer }: Answered): Promise<GameSheet | null> {
  const loaded = await loadGame(id);
  if (!loaded.ok || loaded.value.sheet.answered !== answered + 1) return null;
  const last = loaded.value.entries.at(-1);
  return firstDifference({ house, answer }, { house: last?.house, answer: last?.answer }) === null
    ? loaded.value.sheet
    : null;
}
