// A game goes from one tablet to another. Whatever is killed when, at most one of the two plays it, and none of it is lost.

import { describe, expect, test } from 'vitest';
import { db } from '#shell/saves/store/database';
import { backUp } from '#shell/saves/files/backup';
import { packed, unpacked } from '#shell/saves/files/archive';
import { append, loadGame, loadSheet, remove, restore } from '#shell/saves/store/savedGames';
import { bringIn } from '#shell/saves/files/importBackup';
import type { GameSheet } from '#shell/saves/store/sheet';
import { takeBack } from '#shell/saves/store/takenBack';
import { BLOCK, HEX, read, textOf } from '#shell/pictures/frames';
import { pieceOf } from '#shell/pictures/fountain';
import { Showing } from '#shell/pictures/showingFrames.svelte';
import { Receiving } from '#shell/pictures/receiving.svelte';
import { lockedFor } from '#shell/pictures/carried';
import { parcelWith, unwrapped } from '#shell/pictures/parcel';
import { exportGame } from '#tests/support/saves';
import { importGame, keptAll, troubleOf, valueOf, wonAtOnce } from '../saves/device';
import { agreed, feed, numberOn, opened, pictured, settled, Table, Tablet } from './tablets';

/** What a box has besides what is in it. */
const AROUND = 12 + 16 + 4;

test('a game goes from tablet to tablet, and back', async () => {
  const table = await new Table().begin();
  expect(await table.playable()).toBe('here -');
  const showing = await table.shown();
  expect(await table.playable()).toBe('here -');
  const receiving = await table.scanned(showing);
  expect(receiving.state.what).toBe('held');
  expect(await table.playable()).toBe('here -');
  await table.answered(showing, numberOn(receiving));
  expect(showing.state.what).toBe('given');
  expect(await table.playable()).toBe('- -');
  await table.released(receiving, showing.code!);
  expect(receiving.state.what).toBe('taken');
  expect(await table.playable()).toBe('- there');

  const [before] = await table.here.games();
  const [after] = await table.there.games();
  expect(after?.answered).toBe(20);
  expect(after?.seats.map(({ pin }) => pin)).toEqual(before?.seats.map(({ pin }) => pin));
  expect(before?.copied.map(({ how }) => how)).toEqual(['shown']);
  expect(after?.copied.map(({ how }) => how)).toEqual(['shown', 'scanned']);

  // What was played there comes back, and takes the place of what was left here.
  const there = after!.id;
  await table.there.use(async () => {
    await keptAll(after!, table.moves.slice(20, 25));
  });
  const back = await table.there.use(async () => {
    const showing = new Showing(there);
    await showing.open();
    return showing;
  });
  const home = await table.scanned(back, table.here, table.there);
  expect(home.state.what).toBe('held');
  expect(await table.playable()).toBe('- there');
  await table.there.use(async () => {
    back.look();
    await back.reply(numberOn(home));
  });
  await table.released(home, back.code!, table.here);
  expect(await table.playable()).toBe('here -');
  const [come, ...others] = await table.here.games();
  expect(come?.answered).toBe(25);
  expect(others).toEqual([]);
});

describe('a kill', () => {
  test('of the shower before the reply: its game goes on, and what waits there is replaced', async () => {
    const table = await new Table().begin();
    const first = await table.scanned(await table.shown());
    const anew = await table.shown();
    expect(anew.state.what).toBe('key');
    const again = await table.scanned(anew);
    expect(await table.there.games()).toHaveLength(1);
    await table.answered(anew, numberOn(first));
    expect(anew.isWrong).toBe(true);
    expect(await table.playable()).toBe('here -');
    anew.back();
    await table.answered(anew, numberOn(again));
    await table.released(again, anew.code!);
    expect(await table.playable()).toBe('- there');
  });

  test('of the shower after the reply: the last code is there again', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    await table.answered(showing, numberOn(receiving));
    const anew = await table.shown();
    expect(anew.state.what).toBe('given');
    expect((await table.here.use(() => opened(table.id))).state.what).toBe('away');
    expect(anew.code).toBe(showing.code);
    await table.released(receiving, anew.code!);
    expect(await table.playable()).toBe('- there');
  });

  test('of the taker before it has all: nothing has happened', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const first = await table.there.use(() => opened(null));
    await table.here.use(() => agreed(showing, first));
    await table.there.use(async () => {
      first.scan();
      if (showing.state.what !== 'showing') throw new Error('nothing is shown');
      const { name, bytes } = showing.state.parcel;
      const piece = { kind: 'piece', parcel: name.slice(0, HEX.name), size: bytes.length } as const;
      first.read(textOf({ ...piece, ...pieceOf(bytes, BLOCK, 0) }));
      await settled();
      expect(first.caught.progress?.count).toBe(1);
    });
    expect(await table.there.games()).toEqual([]);
    // Its key is still the one that the picture is locked for.
    const anew = await table.there.use(() => opened(null));
    await table.there.use(() => pictured(anew, showing));
    expect(anew.state.what).toBe('held');
  });

  test('of the taker while it waits: its reply is there again, from the disk or from the same picture', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    const [{ id } = { id: '' }] = await table.there.games();
    const anew = await table.there.use(() => opened(id));
    expect(numberOn(anew)).toBe(numberOn(receiving));
    const same = await table.there.use(() => opened(null));
    await table.there.use(() => pictured(same, showing));
    expect(numberOn(same)).toBe(numberOn(receiving));
    expect(await table.there.games()).toHaveLength(1);
    await table.answered(showing, numberOn(anew));
    await table.released(anew, showing.code!);
    expect(await table.playable()).toBe('- there');
  });

  test('of both after the last code: played there, looked at here', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    await table.answered(showing, numberOn(receiving));
    await table.released(receiving, showing.code!);
    await table.here.wake();
    await table.there.wake();
    expect(await table.playable()).toBe('- there');
    const [{ id } = { id: '' }] = await table.there.games();
    const anew = await table.there.use(() => opened(id));
    expect(anew.state.what).toBe('taken');
  });
});

describe('no door', () => {
  test('answers nor takes back what is elsewhere or waits', async () => {
    const table = await new Table().begin();
    const stale = await table.here.use(async () => valueOf(await loadGame(table.id)));
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    await table.answered(showing, numberOn(receiving));
    const { entry, after } = table.moves[20]!;
    await table.here.use(async () => {
      for (const sheet of [stale.sheet, valueOf(await loadSheet(table.id))]) {
        expect(await troubleOf(append(sheet as never, entry, after))).toBe('behind');
        const taken = { answers: [table.moves[19]!.entry], byConsent: false };
        expect(await troubleOf(takeBack(sheet as never, taken, table.moves[18]!.after))).toBe('behind');
      }
    });
    await table.there.use(async () => {
      const [sheet] = (await (await db()).games.toArray()) as GameSheet[];
      expect(await troubleOf(append(sheet!, entry, after))).toBe('behind');
    });
  });

  test('leads from a file, a backup or the bin to a second one', async () => {
    const table = await new Table().begin();
    const file = await table.here.use(
      async () => JSON.parse(JSON.stringify(valueOf(await exportGame(table.id)))) as unknown
    );
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    await table.answered(showing, numberOn(receiving));
    const backup = await table.here.use(async () => {
      expect(valueOf(await importGame(file, 'again')).id).toBe(table.id);
      expect(await troubleOf(exportGame(table.id))).toBe('behind');
      const { backup } = valueOf(await backUp());
      expect(valueOf(await bringIn(await packed(backup), ''))).toMatchObject({ added: [] });
      valueOf(await remove(table.id));
      valueOf(await restore(table.id));
      return backup;
    });
    expect(await table.playable()).toBe('- -');
    await table.here.use(async () => void (await remove(table.id)));
    expect(await table.playable()).toBe('- -');
    const third = new Tablet();
    await third.use(async () => void valueOf(await bringIn(await packed(backup), '')));
    expect((await third.games()).map(({ passage }) => passage?.way)).toEqual(['out']);
  });

  test('opens to another one that filmed all of it', async () => {
    const table = await new Table().begin();
    const third = new Tablet();
    const showing = await table.shown();
    const one = await table.scanned(showing);
    const two = await third.use(() => opened(null));
    await third.use(() => pictured(two, showing));
    expect(two.state).toMatchObject({ what: 'refused', trouble: { wrong: { what: 'another-tablet' } } });
    expect(await third.games()).toEqual([]);
    // Nor is there anything in it to be read, a name least of all.
    if (showing.state.what !== 'showing') throw new Error(showing.state.what);
    const { line, boxes } = unwrapped(showing.state.parcel.bytes)!;
    expect(Object.keys(line).sort()).toEqual(['app', 'from', 'locked', 'to']);
    expect(boxes.map(({ length }) => (length - AROUND) % 1024)).toEqual([0]);
    expect(await unpacked(new Blob([showing.state.parcel.bytes as Uint8Array<ArrayBuffer>]))).toMatchObject({
      ok: false
    });
    await table.answered(showing, numberOn(one));
    await table.released(one, showing.code!);
    expect(await table.playable()).toBe('- there');
  });

  test('opens for a code that is meant for another one', async () => {
    const [table, other] = [await new Table().begin(), await new Table().begin(3)];
    const [showing, elsewhere] = [await table.shown(), await other.shown()];
    const [receiving, beside] = [await table.scanned(showing), await other.scanned(elsewhere)];
    await table.answered(showing, numberOn(receiving));
    await other.answered(elsewhere, numberOn(beside));
    const [own, others] = [read(showing.code!), read(elsewhere.code!)];
    if (typeof own === 'string' || own.kind !== 'word') throw new Error('no code');
    if (typeof others === 'string' || others.kind !== 'word') throw new Error('no code');
    // Another one's word, and the right word with another one's name.
    for (const code of [elsewhere.code!, textOf({ ...own, receiver: others.receiver })]) {
      await table.released(receiving, code);
      expect(receiving.isWrong).toBe(true);
      expect(await table.playable()).toBe('- -');
      receiving.back();
    }
  });

  test('shows a game to a tablet whose number is another one', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const [receiving, rival] = [await table.there.use(() => opened(null)), await new Tablet().use(() => opened(null))];
    showing.addressee.read(rival.code!);
    await expect.poll(() => showing.addressee.found).not.toBeNull();
    if (receiving.state.what !== 'key' || rival.state.what !== 'key') throw new Error(receiving.state.what);
    expect(showing.addressee.found?.mark).toBe(rival.state.mark);
    expect(showing.addressee.found?.mark).not.toBe(receiving.state.mark);
    // Not agreed to: nothing is shown, and the log has no word of it.
    expect(showing.state.what).toBe('key');
    expect((await table.here.games())[0]?.copied).toEqual([]);
    showing.addressee.again();
    showing.addressee.read(receiving.code!);
    await expect.poll(() => showing.addressee.found?.key).not.toBeUndefined();
    expect(showing.addressee.found?.mark).toBe(receiving.state.mark);
  });

  test('opens to a word that was made up', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    const [sheet] = await table.there.games();
    const { parcel, receiver } = sheet!.passage!;
    await table.released(receiving, textOf({ kind: 'word', parcel, receiver, word: '00'.repeat(HEX.word / 2) }));
    expect(receiving.isWrong).toBe(true);
    expect(await table.playable()).toBe('here -');
  });

  test('gives away what somebody has played on', async () => {
    const table = await new Table().begin();
    const showing = await table.shown();
    const receiving = await table.scanned(showing);
    await table.here.use(async () => {
      const { entry, after } = table.moves[20]!;
      valueOf(await append(valueOf(await loadSheet(table.id)) as never, entry, after));
    });
    await table.answered(showing, numberOn(receiving));
    expect(showing.state.what).toBe('stale');
    expect(await table.playable()).toBe('here -');
  });
});

test('where the other tablet is lost either one can go on, and its log tells', async () => {
  const table = await new Table().begin();
  const showing = await table.shown();
  const receiving = await table.scanned(showing);
  await table.answered(showing, numberOn(receiving));
  await table.here.use(() => showing.claim());
  expect(showing.state.what).toBe('here');
  expect((await table.here.games())[0]?.copied.map(({ how }) => how)).toEqual(['shown', 'claimed']);
  const [{ id } = { id: '' }] = await table.there.games();
  const late = await table.there.use(() => opened(id));
  await table.there.use(() => receiving.claim());
  expect(receiving.state.what).toBe('taken');
  // Another window that asks the same finds it done, and nothing more is noted.
  await table.there.use(() => late.claim());
  expect((await table.there.games())[0]?.copied.map(({ how }) => how)).toEqual(['shown', 'scanned', 'claimed']);
});

test('a game that is played here is not taken in once more', async () => {
  const table = await new Table().begin();
  const showing = await table.shown();
  const receiving = await table.scanned(showing, table.here);
  expect(receiving.state.what).toBe('present');
  expect(await table.here.games()).toHaveLength(1);
});

test('a finished game needs no reply', async () => {
  const table = new Table();
  await table.here.use(async () => {
    table.id = valueOf(await importGame(wonAtOnce(), 'won')).id;
  });
  const receiving = await table.scanned(await table.shown());
  expect(receiving.state.what).toBe('over');
  expect(await table.playable()).toBe('here there');
});

test('what is no game of ours is refused with a reason, and a backup goes the way of a file', async () => {
  const there = new Tablet();
  const taken = (data: unknown): Promise<Receiving> =>
    there.use(async () => {
      const receiving = await opened(null);
      const frame = read(receiving.code!);
      if (typeof frame === 'string' || frame.kind !== 'tablet') throw new Error('no key');
      receiving.scan();
      await feed(receiving, await lockedFor(frame.key, data));
      return receiving;
    });
  const carried = { app: 'pass-the-crown', carried: 1, name: 'x', lock: 'y', save: { nothing: true } };
  expect((await taken(carried)).state).toMatchObject({ what: 'refused', trouble: { wrong: { what: 'not-ours' } } });
  expect((await taken({ ...carried, carried: 2 })).state).toMatchObject({ trouble: { kind: 'newer' } });
  expect((await taken({ ...carried, more: 1 })).state).toMatchObject({ trouble: { kind: 'damaged' } });
  expect((await taken({ app: 'pass-the-crown', backup: 1 })).state.what).toBe('file');
  const bent = async (data: object): Promise<Receiving> =>
    there.use(async () => {
      const receiving = await opened(null);
      receiving.scan();
      await feed(receiving, await parcelWith(data, [new Uint8Array(100)]));
      return receiving;
    });
  for (const [data, wrong] of [
    [{ app: 'pass-the-crown', locked: 2 }, 'newer'],
    [{ app: 'pass-the-crown', locked: 1 }, 'parts'],
    [{ app: 'pass-the-crown', locked: 1, from: 'no key', to: '' }, 'another-tablet'],
    [{ app: 'pass-the-crown', asked: 1 }, 'not-ours']
  ] as const)
    expect((await bent(data)).state).toMatchObject({ what: 'refused', trouble: { wrong: { what: wrong } } });
  expect(await there.games()).toEqual([]);
});
