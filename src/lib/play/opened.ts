// Opening a game from the disk: what was kept becomes a game in progress.

import { loadGame } from '../saves/games';
import type { GameSheet } from '../saves/sheet';
import type { Result } from '../saves/trouble';
import { diskKeeper } from './disk';
import { Playing } from './playing.svelte';

export interface OpenedGame {
  readonly sheet: GameSheet;
  readonly playing: Playing;
}

export async function openGame(id: string): Promise<Result<OpenedGame>> {
  const loaded = await loadGame(id);
  if (!loaded.ok) return loaded;
  const { sheet, game, entries } = loaded.value;
  const { seats, tablet, seen } = sheet;
  return {
    ok: true,
    value: { sheet, playing: new Playing({ game, seats, entries, tablet, seen, keeper: diskKeeper(sheet) }) }
  };
}
