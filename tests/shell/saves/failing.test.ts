// Whatever is done with games on a disk that fails, at every write of it and in every way: it is reported, and all is as before; and
// once the disk works again, so does the deed.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { packed } from '#shell/saves/files/archive';
import { backUp } from '#shell/saves/files/backup';
import { db } from '#shell/saves/store/database';
import { createGame, exportGame, type GameSheet, loadGame } from '#tests/support/saves';
import { append, duplicate, listGames, markSeen, purge, remove, rename, restore } from '#shell/saves/store/savedGames';
import { bringIn } from '#shell/saves/files/importBackup';
import { countTry, forgive } from '#shell/saves/store/pinAttempts';
import type { Result } from '#shell/saves/trouble';
import {
  aNewDevice,
  emptyDeviceBeforeEach,
  importGame,
  everything,
  movesFrom,
  SEATS,
  SETUP_OF_THREE,
  spoilSheet,
  underWay,
  valueOf,
  wonAtOnce
} from './device';
import { failAt, type Way, WAYS } from './failures';

emptyDeviceBeforeEach();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

type Deed = (sheet: GameSheet) => Promise<Result<unknown>>;
interface Case {
  readonly deed: Deed;
  readonly writes: number;
  readonly before?: (sheet: GameSheet) => Promise<unknown>;
}

const [next] = movesFrom(newGame(SETUP_OF_THREE), 5).slice(4);

const CASES: Readonly<Record<string, Case>> = {
  'a new game': {
    deed: () => createGame({ game: SETUP_OF_THREE, seats: SEATS, name: 'new' }),
    writes: 1
  },
  'an answer': { deed: (sheet) => append(sheet, next!.entry, next!.after), writes: 2 },
  'a curtain closed': { deed: ({ id }) => markSeen(id, 'stark', 3), writes: 1 },
  'another name': { deed: ({ id }) => rename(id, 'x'), writes: 1 },
  'a copy': {
    before: () => importGame(wonAtOnce(), 'won'),
    deed: async () => duplicate(valueOf(await listGames()).find(({ name }) => name === 'won')?.id ?? '', 'copy'),
    writes: 2
  },
  'a file': { deed: () => importGame(wonAtOnce(), 'file'), writes: 2 },
  'a wrong PIN': { deed: ({ id }) => countTry(id, 'lannister'), writes: 1 },
  'a right PIN': {
    before: ({ id }) => countTry(id, 'lannister'),
    deed: ({ id }) => forgive(id, 'lannister', 'pin'),
    writes: 1
  },
  'into the bin': { deed: ({ id }) => remove(id), writes: 1 },
  'out of the bin': { before: ({ id }) => remove(id), deed: ({ id }) => restore(id), writes: 1 },
  'emptying the bin': { before: ({ id }) => spoilSheet(id, { removed: 1 }), deed: () => purge(), writes: 2 }
};

describe.each(Object.entries(CASES))('%s', (_, { deed, writes, before }) => {
  test.each(WAYS)('$name', async (way: Way) => {
    const { sheet } = await underWay(4);
    await before?.(sheet);
    const kept = await everything();
    for (let nth = 1; nth <= writes; nth++) {
      const mend = failAt(nth, way);
      const result = await deed(sheet);
      expect(mend(), `there is a write ${nth}`).toBe(true);
      expect(result.ok ? 'done' : result.trouble.kind).toBe(way.kind);
      expect(await everything()).toEqual(kept);
    }
    const mend = failAt(writes + 1, way);
    expect(await deed(sheet)).toMatchObject({ ok: true });
    expect(mend(), 'these are all the writes').toBe(false);
    expect(await everything()).not.toEqual(kept);
  });
});

describe('a backup brought back', () => {
  test.each(WAYS)('$name: the game is not there or whole, the other comes all the same', async (way: Way) => {
    const { sheet } = await underWay(4, 'first');
    const { sheet: other } = await underWay(3, 'second', 'another game');
    const file = await packed(valueOf(await backUp()).backup);
    for (let nth = 1; nth <= 5 + 4; nth++) {
      await aNewDevice();
      const mend = failAt(nth, way);
      const { added, refused } = valueOf(await bringIn(file, 'x'));
      expect(mend()).toBe(true);
      expect([added.length, refused.map(({ trouble }) => trouble.kind)]).toEqual([1, [way.kind]]);
      expect(((await everything()) as { answers: unknown[] }).answers).toHaveLength(added[0]?.answered ?? 0);
      const again = valueOf(await bringIn(file, 'x'));
      expect([again.added.length, again.present.length]).toEqual([1, 1]);
      const ids = (await (await db()).games.toCollection().primaryKeys()).sort();
      expect(ids).toEqual([sheet.id, other.id].sort());
    }
  });
});

describe('a game handed out', () => {
  test.each(WAYS)('$name: it is handed out all the same, and tells in itself that it was', async (way: Way) => {
    const { sheet } = await underWay(4);
    const kept = await everything();
    const mend = failAt(1, way);
    const file = valueOf(await exportGame(sheet.id));
    expect(mend()).toBe(true);
    expect(file.copied).toMatchObject([{ after: 4, round: 1, how: 'file' }]);
    expect(await everything()).toEqual(kept);
    valueOf(await exportGame(sheet.id));
    expect(valueOf(await loadGame(sheet.id)).sheet.copied).toHaveLength(1);
  });
});
