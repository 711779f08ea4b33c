// A second copy of every game, outside the database: a browser that is killed while writing may find its database damaged when
// it opens it again, and then it throws all of it away. No order of transactions prevents that. Where there is no place for
// copies, or a copy fails, the games are only kept once.

import { BLOCK, blockOf, drop, isSheetOf, latestOf, openPlace, partsIn, put } from './copyPlace';
import { isSound } from './heal';
import { inTime } from '../store/timeout';
import type { Entry, GameSheet } from '../store/sheet';
import type { Tables } from '../store/tables';

interface LastBlock {
  /** The revision of the sheet; another window may have continued since. */
  readonly revision: number;
  readonly rows: readonly unknown[];
  /** The number of the first answer that is in no block yet. */
  readonly beside: number;
}

/** After this many answers, the whole copy is made complete again. */
const WHOLE = 10;

/** The last block of each game whose blocks are all known to be there. */
const lastBlocks = new Map<string, LastBlock>();

let latest: Promise<unknown> = Promise.resolve();

/** True if the cache has not answered in time. */
let isSilent = false;

/** Copies a game. `from`: the first answer that has changed. Whatever is shown after this is kept twice. */
export async function copyGame(saves: Tables, id: string, from = Infinity): Promise<void> {
  await inTurn((place) => copyFrom(place, saves, id, from));
}

/**
 * Copies an answer while it is being written, beside the whole copy, which stays untouched in the meantime. False if it is not
 * copied and must be once it is written.
 */
export const copyBeside = async (sheet: GameSheet, entry: Entry): Promise<boolean> =>
  true ===
  (await inTurn(async (place) => {
    const { id, revision } = sheet;
    const last = lastBlocks.get(id);
    if (last?.revision !== revision - 1 || entry.number % WHOLE === 0) return false;
    const rows = entry.number % BLOCK === 1 ? [entry] : [...last.rows, entry];
    const beside = Math.min(last.beside, entry.number);
    lastBlocks.delete(id);
    await put(place, id, latestOf(entry.number), { sheet, rows: rows.slice(beside - entry.number - 1) });
    lastBlocks.set(id, { revision, rows, beside });
    return true;
  }));

/** Copies an answer after it was written, and completes the whole copy. What has just been written is not read again. */
export async function copyAnswer(saves: Tables, sheet: GameSheet, entry: Entry): Promise<void> {
  await inTurn(async (place) => {
    const { id, revision } = sheet;
    const last = lastBlocks.get(id);
    if (last?.revision !== revision - 1) return copyFrom(place, saves, id, entry.number);
    const rows = entry.number % BLOCK === 1 ? [entry] : [...last.rows, entry];
    lastBlocks.delete(id);
    await put(place, id, String(blockOf(entry.number)), rows);
    // Written after the answers, so that none is missing that the sheet counts.
    await put(place, id, 'sheet', sheet);
    lastBlocks.set(id, { revision, rows, beside: Infinity });
  });
}

/** Drops the copy of an answer that could not be written. The next copy is made from the database. */
export async function uncopy(id: string, number: number): Promise<void> {
  await inTurn(async (place) => {
    lastBlocks.delete(id);
    await drop(place, id, latestOf(number));
  });
}

async function copyFrom(place: Cache, saves: Tables, id: string, from: number): Promise<void> {
  const last = lastBlocks.get(id);
  // Forgotten until this has succeeded: if it fails now, the next copy makes up for it.
  lastBlocks.delete(id);
  const first = blockOf(last === undefined ? 1 : Math.min(from, last.beside));
  const sheet = await saves.games.get(id);
  // What is missing or unreadable in the database exists only in its copy, which must stay.
  if (!isSheetOf(id, sheet) || !isSound(sheet)) return;
  const rows = Number.isFinite(first)
    ? await saves.answers
        .where('[game+number]')
        .between([id, first * BLOCK + 1], [id, Infinity])
        .toArray()
    : [];
  for (let at = 0; at < rows.length; at += BLOCK)
    await put(place, id, String(first + at / BLOCK), rows.slice(at, at + BLOCK));
  // Written after the answers, so that none is missing that the sheet counts.
  await put(place, id, 'sheet', sheet);
  const { revision } = sheet;
  if (!Number.isFinite(first)) {
    if (last?.revision === revision) lastBlocks.set(id, last);
    return;
  }
  // Later blocks are deleted, so that answers that were taken back are not taken for new ones.
  for (let after = first + Math.ceil(rows.length / BLOCK); await drop(place, id, String(after)); after++);
  lastBlocks.set(id, { revision, rows: rows.slice(BLOCK * blockOf(rows.length)), beside: Infinity });
}

/**
 * Deletes copies; to be called before the games themselves are deleted, since a copy without its game would bring it back.
 * False if something may be left. The sheet goes last, so that the rest is still known to be in the bin.
 */
export async function forgetCopies(ids: readonly string[]): Promise<boolean> {
  if (!('caches' in globalThis)) return true;
  const isDone = await inTurn(async (place) => {
    const parts = await partsIn(place);
    for (const id of ids) {
      lastBlocks.delete(id);
      for (const part of parts.get(id) ?? []) if (part !== 'sheet') await drop(place, id, part);
      await drop(place, id, 'sheet');
    }
    return true;
  });
  return isDone === true;
}

/**
 * Works on copies one after another, so that the latest is the last. A failure is not reported, and a cache that does not
 * answer is waited for only once.
 */
async function inTurn<T>(work: (place: Cache) => Promise<T>): Promise<T | null> {
  if (isSilent) return null;
  const done = latest
    .then(async () => {
      const place = await openPlace();
      return place === null ? null : await work(place);
    })
    .catch(() => null);
  latest = done;
  return inTime(done, { kind: 'failed', detail: 'No copy is made' }).catch(() => {
    isSilent = true;
    return null;
  });
}
