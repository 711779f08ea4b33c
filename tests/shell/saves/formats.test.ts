// Whatever format a game was once written in, it opens today. A fixture of each format is kept for ever. The one of a new format is
// made once, by `MAKE_FIXTURE=1 npx vitest run tests/shell/saves/formats.test.ts`.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '#thrones/flow/game';
import { db } from '#shell/saves/store/database';
import { type Entry, type GameSheet, loadGame, loadSave } from '#tests/support/saves';
import { thrones } from '#thrones/flow/ruleset';
import { FORMAT, playAgain } from '#shell/saves/document';
import { append, listGames, remove, rename, restore } from '#shell/saves/store/savedGames';
import { STEPS, upgraded } from '#shell/saves/upgrades';
import { emptyDeviceBeforeEach, importGame, movesFrom, troubleOf, valueOf } from './device';
import { bare, logOf } from './formats/bare';
import { makeFixture } from './formats/making';

interface Fixture {
  readonly document: { readonly format: number };
  readonly rows: { readonly sheet: GameSheet; readonly answers: readonly Entry[] };
  readonly expected: Readonly<Record<string, unknown>>;
}

emptyDeviceBeforeEach();

const FORMATS = Array.from({ length: FORMAT }, (_, i) => i + 1);
const fileOf = (format: number): string => `tests/shell/saves/formats/${format}.json`;

if (process.env.MAKE_FIXTURE !== undefined)
  test('the fixture of this format is made, unless there is one', async () => {
    if (!existsSync(fileOf(FORMAT))) writeFileSync(fileOf(FORMAT), `${JSON.stringify(await makeFixture())}\n`);
  });

const gamesOf = (format: number): [string, Fixture][] =>
  Object.entries(JSON.parse(readFileSync(fileOf(format), 'utf8')) as Record<string, Fixture>);

const tellsOf = ({ at, position }: Game, answered: number): unknown => ({
  at,
  answered,
  round: position.round,
  phase: position.phase,
  throne: position.tracks.throne,
  asked: position.asks.map(({ house, about }) => `${house} ${about}`)
});

const victorsIn = (entries: readonly Pick<Entry, 'happened'>[]): number =>
  entries.flatMap(({ happened }) => happened.filter(({ what }) => what === 'victor')).length;

test('one step leads from each format to the next', () => expect(STEPS).toHaveLength(FORMAT - 1));

describe.each(FORMATS)('format %d', (format) => {
  test('has a fixture, in that format', () => {
    const games = gamesOf(format);
    expect(games.map(([name]) => name)).toEqual(['fresh from the box', 'in the middle of a combat']);
    for (const [, { document, rows }] of games) expect([document.format, rows.sheet.format]).toEqual([format, format]);
  });

  test('goes through every step after it', () => {
    for (const [, { document, rows }] of gamesOf(format)) {
      const steps: [keyof (typeof STEPS)[number], object][] = [
        ['document', document],
        ['sheet', rows.sheet]
      ];
      for (const [what, written] of steps) {
        const called: number[] = [];
        const spies = STEPS.map((step, i) => ({
          ...step,
          [what]: (old: never) => (called.push(i + 1), step[what](old))
        }));
        expect(upgraded(written, what, spies)).toMatchObject({ format: FORMAT });
        expect(called).toEqual(FORMATS.slice(format - 1, -1));
        expect(upgraded(written, what, spies)).toEqual(upgraded(written, what));
      }
    }
  });

  test('opens as a file', async () => {
    for (const [name, { document, expected }] of gamesOf(format)) {
      const loaded = loadSave(document);
      if (!loaded.ok) throw new Error(loaded.why);
      expect(tellsOf(loaded.game, loaded.answers.length)).toEqual(expected);
      const { id } = valueOf(await importGame(document, name));
      const { game, sheet } = valueOf(await loadGame(id));
      expect(tellsOf(game, sheet.answered)).toEqual(expected);
    }
  });

  test('opens from the rows on a device, and is played on', async () => {
    const saves = await db();
    for (const [name, { rows, expected }] of gamesOf(format)) {
      await saves.games.add(rows.sheet);
      await saves.answers.bulkAdd(rows.answers);
      const { game, sheet, entries } = valueOf(await loadGame(rows.sheet.id));
      expect(tellsOf(game, entries.length)).toEqual(expected);
      expect(sheet).toMatchObject({ name, seats: rows.sheet.seats, answered: rows.answers.length, format: FORMAT });
      // reading writes nothing
      expect(await saves.games.get(sheet.id)).toEqual(rows.sheet);
      const [next] = movesFrom(game, 1);
      const played = valueOf(await append(sheet, next!.entry, next!.after));
      expect(await saves.games.get(sheet.id)).toEqual(played);
      expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(entries.length + 1);
    }
    expect(valueOf(await listGames())).toHaveLength(2);
  });

  test('tells what it told then, and besides what is told today', async () => {
    const saves = await db();
    for (const [, { rows }] of gamesOf(format)) {
      await saves.games.add(rows.sheet);
      await saves.answers.bulkAdd(rows.answers);
      const { sheet, entries } = valueOf(await loadGame(rows.sheet.id));
      const again = playAgain(thrones, sheet.start, entries);
      if (!again.ok) throw new Error(again.why);
      expect(entries.map(({ happened }) => happened)).toEqual(again.happened);
      expect(logOf(bare(entries))).toEqual(logOf(bare(rows.answers)));
      expect(victorsIn(entries)).toBe(victorsIn(rows.answers));
    }
  });

  test('can be renamed, thrown away and brought back', async () => {
    const { games } = await db();
    const [[, { rows }]] = gamesOf(format) as [[string, Fixture]];
    await games.add(rows.sheet);
    valueOf(await remove(rows.sheet.id));
    valueOf(await restore(rows.sheet.id));
    expect(valueOf(await rename(rows.sheet.id, 'Old friends'))).toMatchObject({ name: 'Old friends', format: FORMAT });
  });
});

test('what comes from a newer version is refused, and not touched', async () => {
  const [, [, { document, rows }]] = gamesOf(FORMAT) as [unknown, [string, Fixture]];
  const newer = { ...rows.sheet, format: (FORMAT + 1) as typeof FORMAT };
  const { games } = await db();
  await games.add(newer);
  expect(await troubleOf(loadGame(newer.id))).toBe('newer');
  expect(await troubleOf(importGame({ ...document, format: FORMAT + 1 }, 'from tomorrow'))).toBe('newer');
  expect(await games.toArray()).toEqual([newer]);
});
