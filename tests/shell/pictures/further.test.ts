// What holds more answers is never replaced by what holds fewer without asking, and the bin keeps it: three ways by picture, and by file.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyGame } from '#shell/saves/copies/secondCopy';
import { packed } from '#shell/saves/files/archive';
import { backUp } from '#shell/saves/files/backup';
import { bringIn } from '#shell/saves/files/importBackup';
import { claim, release, takeParcel } from '#shell/saves/files/passing';
import { db } from '#shell/saves/store/database';
import { loadSheet, remove, restore } from '#shell/saves/store/savedGames';
import type { GameSheet } from '#shell/saves/store/sheet';
import { Receiving } from '#shell/pictures/receiving.svelte';
import { exportGame } from '#tests/support/saves';
import { claimedMeanwhile } from './claimed';
import { aNewDevice, keptAll, troubleOf, valueOf } from '../saves/device';
import { aPlace, everyGame } from '../saves/place';
import { numberOn, Table, Tablet } from './tablets';

afterEach(() => vi.unstubAllGlobals());

const FEW = 20;
const MANY = 25;

/** A tablet from which the game went on after it had been played to the end of `MANY`; and one that has `FEW` of it. */
async function away(): Promise<{ readonly table: Table; readonly old: Table }> {
  const table = await new Table().begin(FEW);
  const file = await table.here.use(
    async () => JSON.parse(JSON.stringify(valueOf(await exportGame(table.id)))) as unknown
  );
  const old = new Table();
  await old.here.use(async () => {
    const { added } = valueOf(await bringIn(await packed(file), 'old'));
    old.id = added[0]!.id;
  });
  await table.here.use(async () => {
    await keptAll(valueOf(await loadSheet(table.id)), table.moves.slice(FEW, MANY));
  });
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  await table.answered(showing, numberOn(receiving));
  return { table, old };
}

const answersOn = async (tablet: Tablet): Promise<number[]> => (await tablet.games()).map(({ answered }) => answered);

const offered = (receiving: Receiving): string => {
  if (receiving.state.what !== 'fewer') throw new Error(receiving.state.what);
  return `${receiving.state.sheet.answered} here, ${receiving.state.answers} there`;
};

describe('an older picture', () => {
  test('does not take the place of a copy that is away and went further', async () => {
    const { table, old } = await away();
    const receiving = await old.scanned(await old.shown(), table.here);
    expect(offered(receiving)).toBe('25 here, 20 there');
    expect(await answersOn(table.here)).toEqual([MANY]);
    // Wanted all the same: the bin keeps it.
    await table.here.use(() => receiving.agree());
    expect(numberOn(receiving)).toMatch(/^\d{4}$/);
    expect(await answersOn(table.here)).toEqual([FEW]);
    await table.here.use(() => receiving.bringBack());
    expect((await answersOn(table.here)).sort()).toEqual([FEW, MANY]);
  });

  test('does not take the place of a copy that waits and went further: its last code still counts', async () => {
    const { table, old } = await away();
    const receiving = await old.scanned(await old.shown(), table.there);
    expect(offered(receiving)).toBe('25 here, 20 there');
    const [waiting] = await table.there.games();
    const showing = await table.shown();
    const again = await table.there.use(async () => {
      const receiving = new Receiving();
      await receiving.open(waiting!.id);
      return receiving;
    });
    await table.released(again, showing.code!);
    expect(again.state).toMatchObject({ what: 'taken', sheet: { answered: MANY } });
  });

  test('of a line that was claimed does not take the place of one that went further', async () => {
    const { table, old } = await away();
    const third = new Table();
    await old.scanned(await old.shown(), third.here);
    const [claimed] = await third.here.games();
    third.id = claimed!.id;
    await third.here.use(async () => void valueOf(await claim(third.id)));
    const receiving = await third.scanned(await third.shown(), table.here);
    expect(offered(receiving)).toBe('25 here, 20 there');
    expect(await answersOn(table.here)).toEqual([MANY]);
  });

  test('brings back a game that was deleted and went further', async () => {
    const [table, old] = [await new Table().begin(FEW), new Table()];
    const file = await table.here.use(
      async () => JSON.parse(JSON.stringify(valueOf(await exportGame(table.id)))) as unknown
    );
    await old.here.use(async () => {
      old.id = valueOf(await bringIn(await packed(file), 'old')).added[0]!.id;
    });
    await table.here.use(async () => {
      await keptAll(valueOf(await loadSheet(table.id)), table.moves.slice(FEW, MANY));
      valueOf(await remove(table.id));
    });
    const receiving = await old.scanned(await old.shown(), table.here);
    expect(receiving.state).toMatchObject({ what: 'refused', trouble: { wrong: { what: 'binned' } } });
    expect(await answersOn(table.here)).toEqual([MANY]);
  });
});

test('a file and a backup with fewer answers leave a copy that is away where it is, and in the bin', async () => {
  const { table, old } = await away();
  const [file, backup] = await old.here.use(async () => [
    await packed(JSON.parse(JSON.stringify(valueOf(await exportGame(old.id))))),
    await packed(valueOf(await backUp()).backup)
  ]);
  await table.here.use(async () => {
    for (const one of [file, backup]) expect(valueOf(await bringIn(one!, 'old')).added).toEqual([]);
    valueOf(await remove(table.id));
    for (const one of [file, backup]) valueOf(await bringIn(one!, 'old'));
    await restore(table.id);
  });
  expect(await answersOn(table.here)).toContain(MANY);
});

test('two that wait are played one at a time', async () => {
  const { table, old } = await away();
  const receiving = await old.scanned(await old.shown(), table.here);
  await table.here.use(async () => {
    await receiving.agree();
    await receiving.bringBack();
  });
  const [one, other] = (await table.here.games()) as [GameSheet, GameSheet];
  await table.here.use(async () => {
    valueOf(await claim(one.id));
    expect(await troubleOf(claim(other.id))).toBe('running');
    expect(await troubleOf(release(other.id, other.passage!.receiver, '00'))).not.toBeNull();
  });
});

test('a copy that another window claimed meanwhile is not replaced', async () => {
  const { table, old } = await away();
  const json = await old.here.use(async () => JSON.parse(JSON.stringify(valueOf(await exportGame(old.id)))) as unknown);
  await table.here.use(async () => {
    const passage = { parcel: 'ab', receiver: 'cd', word: 'ef' };
    const mend = claimedMeanwhile(table.id);
    expect(await troubleOf(takeParcel({ json, name: 'old', passage }, true))).toBe('running');
    mend();
  });
  expect(await answersOn(table.here)).toEqual([MANY]);
});

test('each step of a hand-over has a new revision', async () => {
  const table = await new Table().begin(3);
  const before = (await table.here.games())[0]!.revision;
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  await table.answered(showing, numberOn(receiving));
  const given = (await table.here.games())[0]!;
  expect(given.revision).toBeGreaterThan(before);
  const [waits] = await table.there.games();
  await table.released(receiving, showing.code!);
  const [plays] = await table.there.games();
  expect(plays!.revision).toBeGreaterThan(waits!.revision);
});

test('each step of a hand-over is in the second copy: a lost database does not bring the game back to where it was', async () => {
  const table = await new Table().begin(3);
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  const [waits] = await table.there.games();
  await table.here.use(async () => {
    aPlace();
    await copyGame(await db(), table.id);
    showing.look();
    await showing.reply(numberOn(receiving));
    expect(await withoutDatabase()).toEqual(['out']);
  });
  await table.there.use(async () => {
    aPlace();
    await copyGame(await db(), waits!.id);
    valueOf(await claim(waits!.id));
    expect(await withoutDatabase()).toEqual([null]);
  });
});

/** Which way the games go that come back from their copies. */
async function withoutDatabase(): Promise<unknown[]> {
  await aNewDevice();
  await everyGame();
  return (await (await db()).games.toArray()).map((row) => (row as GameSheet).passage?.way ?? null);
}

test('what was taken back or begun does not stay on the tablet that gave the game away', async () => {
  const table = await new Table().begin(FEW);
  await table.here.use(async () => {
    const { change } = await import('#shell/saves/store/writing');
    valueOf(
      await change(table.id, (sheet) => ({
        ...sheet,
        begun: { [sheet.seats[0]!.house]: { kind: 'orders', orders: {} } } as never,
        undone: [{ house: sheet.seats[0]!.house, answer: { kind: 'orders', orders: {} } }] as never
      }))
    );
  });
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  expect((await table.here.games())[0]).not.toMatchObject({ begun: {}, undone: [] });
  await table.answered(showing, numberOn(receiving));
  expect((await table.here.games())[0]).toMatchObject({ undone: [] });
  expect(Object.keys((await table.here.games())[0]!.begun)).toEqual([]);
});
