// A second copy of every game, outside the database: a browser that is killed in the middle of writing may find its database beyond
// repair when it is opened again, and then it throws all of it away. No order of transactions helps against that. Where there is
// no place for copies, or a copy fails, the games are kept once.

import { BLOCK, blockOf, drop, isSheetOf, latestOf, openPlace, partsIn, put } from './copyPlace';
import { isSound } from './heal';
import { inTime } from '../store/timeout';
import type { Entry, GameSheet } from '../store/sheet';
import type { Tables } from '../store/tables';

interface LastBlock {
  /** Of the sheet; another window may have gone on since. */
  readonly revision: number;
  readonly rows: readonly unknown[];
  /** The first answer that no block has yet. */
  readonly beside: number;
}

/** So many answers make the copy whole again. */
const WHOLE = 10;

/** Of the games of which all blocks are known to be there. */
const lastBlocks = new Map<string, LastBlock>();

let latest: Promise<unknown> = Promise.resolve();

/** The place for copies has not answered in time. */
let isSilent = false;

/** `from`: the first answer that is another than it was. What is shown afterwards is kept twice. */
export async function copyGame(saves: Tables, id: string, from = Infinity): Promise<void> {
  await inTurn((place) => copyFrom(place, saves, id, from));
}

/**
 * An answer while it is being written: beside the whole copy, of which nothing is touched in the meantime. False: it is not copied, and is to be
 * once it is written.
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

/** The same once it is written, and the copy is whole again. What has just been written is not read. */
export async function copyAnswer(saves: Tables, sheet: GameSheet, entry: Entry): Promise<void> {
  await inTurn(async (place) => {
    const { id, revision } = sheet;
    const last = lastBlocks.get(id);
    if (last?.revision !== revision - 1) return copyFrom(place, saves, id, entry.number);
    const rows = entry.number % BLOCK === 1 ? [entry] : [...last.rows, entry];
    lastBlocks.delete(id);
    await put(place, id, String(blockOf(entry.number)), rows);
    // After it, so that there is no answer missing that it speaks of.
    await put(place, id, 'sheet', sheet);
    lastBlocks.set(id, { revision, rows, beside: Infinity });
  });
}

/** An answer has been copied and could not be written. The next copy is made from the database. */
export async function uncopy(id: string, number: number): Promise<void> {
  await inTurn(async (place) => {
    lastBlocks.delete(id);
    await drop(place, id, latestOf(number));
  });
}

async function copyFrom(place: Cache, saves: Tables, id: string, from: number): Promise<void> {
  const last = lastBlocks.get(id);
  // Until this has ended well: what fails now is made good by the next one.
  lastBlocks.delete(id);
  const first = blockOf(last === undefined ? 1 : Math.min(from, last.beside));
  const sheet = await saves.games.get(id);
  // What is not in the database, or does not read there, is nowhere else than in its copy.
  if (!isSheetOf(id, sheet) || !isSound(sheet)) return;
  const rows = Number.isFinite(first)
    ? await saves.answers
        .where('[game+number]')
        .between([id, first * BLOCK + 1], [id, Infinity])
        .toArray()
    : [];
  for (let at = 0; at < rows.length; at += BLOCK)
    await put(place, id, String(first + at / BLOCK), rows.slice(at, at + BLOCK));
  // After them, so that there is no answer missing that it speaks of.
  await put(place, id, 'sheet', sheet);
  const { revision } = sheet;
  if (!Number.isFinite(first)) {
    if (last?.revision === revision) lastBlocks.set(id, last);
    return;
  }
  // Answers that were taken back must not be taken for later ones.
  for (let after = first + Math.ceil(rows.length / BLOCK); await drop(place, id, String(after)); after++);
  lastBlocks.set(id, { revision, rows: rows.slice(BLOCK * blockOf(rows.length)), beside: Infinity });
}

/**
 * Before the games themselves are deleted: a copy without its game would bring it back. False when something may be left; the
 * sheet goes last, so that what is left is still known to lie in the bin.
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

/** One after the other, so that the latest is the last. A failure is silent, and a place that does not answer is waited for once. */
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
