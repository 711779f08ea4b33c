// Opens a saved game: the rows on the disk become a game in progress.

import { loadGame } from '../saves/store/savedGames';
import { readPlainly } from '../saves/store/plainly';
import type { LoadedGame } from '../saves/store/loading';
import type { GameSheet } from '../saves/store/sheet';
import type { Result } from '../saves/trouble';
import { diskKeeper } from './disk';
import { Playing } from './playing.svelte';

export interface OpenedGame {
  readonly sheet: GameSheet;
  readonly playing: Playing;
  /** The game as it was last saved, even if the browser has cleared it away since. */
  readonly held: () => LoadedGame;
}

export async function openGame(id: string): Promise<Result<OpenedGame>> {
  const plain = await readPlainly(id);
  const loaded: Result<LoadedGame> = plain === null ? await loadGame(id) : { ok: true, value: plain };
  if (!loaded.ok) return loaded;
  const { rules, sheet, game, entries } = loaded.value;
  const keeper = diskKeeper(loaded.value);
  const { seats, start, tablet, seen, undone, heard, begun, takenBack, copied, handed } = sheet;
  return {
    ok: true,
    value: {
      sheet,
      held: () => keeper.held(),
      playing: new Playing({
        rules,
        game,
        start,
        seats,
        entries,
        tablet,
        seen,
        undone,
        heard,
        begun,
        takenBack,
        copied,
        handed,
        keeper
      })
    }
  };
}
