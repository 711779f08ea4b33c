// A device with games on it, and good files to spoil.

import { SETUP, type PlayerCount } from '#thrones/box/setup';
import { answer, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { backUp } from '#shell/saves/files/backup';
import { db } from '#shell/saves/store/database';
import { createGame, exportGame, type GameSheet, loadGame, saveOf, written } from '#tests/support/saves';
import { append, listGames } from '#shell/saves/store/savedGames';
import { answersOf } from '#shell/saves/store/loading';
import { importGame } from '#shell/saves/files/importGame';
import type { Result } from '#shell/saves/trouble';

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.trouble.kind}: ${result.trouble.detail}`);
  return result.value;
}

async function played(players: PlayerCount, answers: number): Promise<GameSheet> {
  const seed = `good ${players}`;
  const setUp = { houses: SETUP[players].houses, seed, options: { edition: 'revised', tides: true } } as const;
  const seats = setUp.houses.map((house) => ({ house, name: `who plays ${house}`, pin: 'salt:hash' }));
  let sheet = valueOf(await createGame({ game: setUp, seats, name: seed }));
  let game = newGame(setUp);
  const chance = new Chance(chanceFrom(seed));
  for (let [ask] = game.position.asks; ask !== undefined && sheet.answered < answers; [ask] = game.position.asks) {
    const { house } = ask;
    const given = drawAnswer(game.position, house, chance);
    const outcome = answer(game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    game = outcome.game;
    sheet = valueOf(await append(sheet, { house, answer: given, happened: outcome.happened }, game));
  }
  return sheet;
}

/** One game stays on the device; its file, those of another one and of a game that begins in the middle, and a backup are returned. */
export async function goodFiles(): Promise<string[]> {
  const [small, large] = [await played(3, 25), await played(6, 60)];
  const { game } = valueOf(await loadGame(large.id));
  const start = { kind: 'position', position: written(game.position), at: game.at } as const;
  await importGame(saveOf(start, [], game), 'from the middle');
  const files = [
    valueOf(await exportGame(small.id)),
    valueOf(await exportGame(large.id)),
    saveOf(start, [], game),
    valueOf(await backUp()).backup
  ];
  const saves = await db();
  for (const { id } of valueOf(await listGames())) {
    if (id === small.id) continue;
    await answersOf(saves, id).delete();
    await saves.games.delete(id);
  }
  return files.map((file) => JSON.stringify(file));
}
