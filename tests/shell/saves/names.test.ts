// Invisible names count as empty, wherever a name is entered.

import { text as pages } from 'text:shell/pages';
import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { thrones } from '#thrones/flow/ruleset';
import { backUp } from '#shell/saves/files/backup';
import { exportGame } from '#tests/support/saves';
import { listGames } from '#shell/saves/store/savedGames';
import { readableName } from '#shell/saves/foreignNames';
import { bringIn } from '#shell/saves/files/importBackup';
import { gameNameOf } from '#shell/files/filing.svelte';
import { NewTable } from '#thrones/screens/newgame/newTable.svelte';
import { aNewDevice, emptyDeviceBeforeEach, importGame, spoilSheet, underWay, valueOf } from './device';

emptyDeviceBeforeEach();

const INVISIBLE: readonly [string, string][] = [
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200d\u200c'],
  ['a word joiner', '\u2060'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['an empty braille cell', '\u2800'],
  ['spaces of many widths', '\u2003\u00a0\u3000\u2009'],
  ['marks of direction', '\u202e\u200f\u2066'],
  ['some of everything', ' \u200b\u00ad\u2800\u3164\u2060 ']
];

describe.each(INVISIBLE)('%s', (_, name) => {
  test('are no name', () => {
    expect(readableName(name)).toBe('');
  });

  test('typed for a seat are a name that is missing', () => {
    const table = new NewTable();
    expect(table.lack).toBeNull();
    table.rename(2, name);
    expect(table.lack).toEqual({ what: 'name', id: 2 });
  });

  test('as the name of a file leave it unnamed', () => {
    expect(gameNameOf(`${name}.json`)).toBe(pages('imported-game'));
  });

  test('in a file are replaced by the house, and by those who sit there', async () => {
    const { sheet } = await underWay(1);
    const file = valueOf(await exportGame(sheet.id));
    const seats = file.seats?.map((seat, i) => (i === 0 ? { ...seat, name } : seat));
    await aNewDevice();
    const { seats: kept, name: called } = valueOf(await importGame({ ...file, seats }, name));
    const [house, ...others] = [thrones.nameOf(kept[0]!.house as House), 'Ben', 'Cleo'];
    expect(kept.map((seat) => seat.name)).toEqual([house, ...others]);
    expect(called).toBe([house, ...others].join(', '));
  });

  test('in a backup are told as nameless where the game is refused', async () => {
    const { sheet } = await underWay(1);
    const { backup } = valueOf(await backUp());
    const games = backup.games.map((game) => ({ ...game, name, save: null }));
    const { refused } = valueOf(await bringIn(new Blob([JSON.stringify({ ...backup, games })]), 'all'));
    expect(refused.map((one) => one.name)).toEqual([null]);
    await spoilSheet(sheet.id, { name, seats: 7 });
    expect(valueOf(await listGames())).toMatchObject([{ damaged: true, name: null }]);
  });
});

test.each(['Ann', '👩‍👧', 'می‌خواهم', '한국', 'e\u0301', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '⠓'])(
  '%s is a name, and stays as it is',
  (name) => {
    expect(readableName(name)).toBe(name);
  }
);
