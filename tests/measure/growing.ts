// Runs inside the page: whole games kept by the app's own saves in the browser's own database, each commit timed.

import { SETUP, type PlayerCount } from '#thrones/box/setup';
import { answer, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { packed } from '#shell/saves/files/archive';
import { db } from '#shell/saves/store/database';
import { createGame, exportGame, type GameSheet } from '../support/saves';
import { append } from '#shell/saves/store/savedGames';
import { answersOf } from '#shell/saves/store/loading';
import type { Result } from '#shell/saves/trouble';

export interface Grown {
  readonly rounds: number;
  /** Milliseconds from an answer that is carried out to one that is on the disk. */
  readonly commits: readonly number[];
  /** JSON lengths: of the rows of all answers, of the sheet at its shortest and longest. */
  readonly entries: number;
  readonly sheet: readonly [number, number];
  /** Of the exported file, compressed. */
  readonly file: number;
  /** What the browser says that the database takes. */
  readonly used: number;
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.trouble.detail);
  return result.value;
}

const lengthOf = (row: unknown): number => JSON.stringify(row).length;

export async function grow(players: PlayerCount, seed: string): Promise<Grown> {
  const setUp = { houses: SETUP[players].houses, seed, options: { edition: 'revised', tides: true } } as const;
  const seats = setUp.houses.map((house) => ({ house, name: house, pin: null }));
  let sheet: GameSheet = valueOf(await createGame({ game: setUp, seats, name: seed }));
  let game = newGame(setUp);
  const chance = new Chance(chanceFrom(seed));
  const commits: number[] = [];
  const sheets: number[] = [];
  for (let [ask] = game.position.asks; ask !== undefined; [ask] = game.position.asks) {
    const { house } = ask;
    const given = drawAnswer(viewFor(game.position, house), house, chance);
    const outcome = answer(game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    game = outcome.game;
    const since = performance.now();
    sheet = valueOf(await append(sheet, { house, answer: given, happened: outcome.happened }, game));
    commits.push(performance.now() - since);
    sheets.push(lengthOf(sheet));
  }
  const rows = await answersOf(await db(), sheet.id).toArray();
  const estimate: StorageEstimate & { readonly usageDetails?: { readonly indexedDB?: number } } =
    await navigator.storage.estimate();
  return {
    rounds: game.position.round,
    commits,
    entries: rows.reduce((sum: number, row) => sum + lengthOf(row), 0),
    sheet: [Math.min(...sheets), Math.max(...sheets)],
    file: (await packed(valueOf(await exportGame(sheet.id)))).size,
    used: estimate.usageDetails?.indexedDB ?? 0
  };
}
