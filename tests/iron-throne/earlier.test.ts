// Games that were kept before the rules were mended: they open, their answers lead where they led, and they are played on to the end.

import '../shell/saves/device';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { Bulk, type Game } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import { db } from '#shell/saves/store/database';
import { loadSave } from '#shell/saves/document';
import { append, loadGame } from '#shell/saves/store/savedGames';
import { gameBefore } from '#shell/saves/store/takenBack';
import type { Entry, GameSheet } from '#shell/saves/store/sheet';
import { emptyDeviceBeforeEach, valueOf } from '../shell/saves/device';

interface Kept {
  readonly document: { readonly format: number };
  readonly rows?: { readonly sheet: GameSheet; readonly answers: readonly Entry[] };
}

const KEPT = Object.entries(
  JSON.parse(readFileSync('tests/shell/saves/formats/iron-6.json', 'utf8')) as Record<string, Kept>
);

emptyDeviceBeforeEach();

function playedOn(from: Game): Game {
  const game = new Bulk(from);
  const chance = new Chance(chanceFrom('played on'));
  while (game.position.winners === null) {
    const { house } = chance.pick(game.position.asks);
    expect(game.answer(house, drawAnswer(viewFor(game.position, house), house, chance))).toBeNull();
  }
  return game.game;
}

const WITH_ROWS = KEPT.flatMap(([name, { rows }]) => (rows === undefined ? [] : [[name, rows] as const]));

describe('opened again', () => {
  test.each(KEPT)('as a file, %s: every answer leads to the position that was kept', (_name, { document }) => {
    expect(document.format).toBe(6);
    const loaded = loadSave(ironThrone, document);
    if (!loaded.ok) throw new Error(loaded.why);
    expect(loaded.game.position).toMatchObject({ version: 1 });
    expect(playedOn(loaded.game as Game).at).toBe('over');
  });

  test.each(WITH_ROWS)('from the rows on a device, %s: taken back, and played on', async (_name, rows) => {
    const saves = await db();
    await saves.games.add(rows.sheet);
    await saves.answers.bulkAdd(rows.answers);
    const { game, sheet, entries } = valueOf(await loadGame(rows.sheet.id));
    expect(game.position).toMatchObject({ version: 1 });
    expect(entries).toHaveLength(rows.answers.length);
    const before = valueOf(gameBefore(ironThrone, sheet.start as never, entries as never, 3, game as Game));
    expect(before.position).toMatchObject({ version: 1 });
    if (sheet.finished) return;
    const { asks } = (game as Game).position;
    const { house } = asks[0]!;
    const given = drawAnswer((game as Game).position, house, new Chance(chanceFrom('next')));
    const played = ironThrone.answer(game as Game, house, given);
    if (!played.ok) throw new Error(played.refusal.rule);
    valueOf(await append(sheet, { house, answer: given, happened: played.happened }, played.game));
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(entries.length + 1);
  });
});
