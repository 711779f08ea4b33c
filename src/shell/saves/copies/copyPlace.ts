// The place of second copies: a cache of the browser, with an entry for the sheet of a game and one for each block of its
// answers (the whole copy), and two for the answers given since. Those two are used in turn, so that the latest one is never
// overwritten.

import { isObject } from '#engine/shape';
import { named } from '../store/folder';
import { inTime } from '../store/timeout';
import type { Entry, GameSheet } from '../store/sheet';
import { Troubled } from '../trouble';

/** The cache of an app at the top of its host; once it was that of all others too. */
export const OLD_PLACE = 'pass-the-crown games';

/** The number of answers written together, so that an answer costs the same early and late in a game. */
export const BLOCK = 50;

export const blockOf = (number: number): number => Math.floor((number - 1) / BLOCK);

const LATEST = ['latest-0', 'latest-1'] as const;

/** The place for the sheet with this answer and the earlier ones that are in no block. */
export const latestOf = (number: number): string => LATEST[number % 2]!;

/** The latest answers; they count if they go further than the whole copy beside them. */
interface Latest {
  readonly sheet: GameSheet;
  readonly rows: readonly Entry[];
}

const isLatest = (id: string, data: unknown): data is Latest =>
  isObject(data) && isSheetOf(id, data.sheet) && Array.isArray(data.rows);

interface Found {
  /** The sheet; undefined if there is none. If it is not a sheet, it cannot be read. */
  readonly sheet: unknown;
  /** The answers that are in no block. */
  readonly rows: readonly unknown[];
}

/** The copy of a game as far as it goes. */
export async function copyIn(place: Cache, id: string): Promise<Found> {
  const [sheet, ...latest] = await Promise.all(['sheet', ...LATEST].map((part) => partOf(place, id, part)));
  let found: Found = { sheet, rows: [] };
  if (isSheetOf(id, sheet))
    for (const one of latest) if (isLatest(id, one) && revisionOf(one.sheet) > revisionOf(found.sheet)) found = one;
  return found;
}

export const revisionOf = (row: unknown): number =>
  isObject(row) && typeof row.revision === 'number' ? row.revision : 0;

/** Opens the cache; null if the browser has no place for copies, or refuses it. */
export async function openPlace(): Promise<Cache | null> {
  try {
    return await caches.open(named(OLD_PLACE));
  } catch {
    return null;
  }
}

export const put = (place: Cache, id: string, part: string, data: unknown): Promise<void> =>
  place.put(urlOf(id, part), new Response(JSON.stringify(data)));

/** Copies a part as it is. */
export async function carry(from: Cache, to: Cache, id: string, part: string): Promise<void> {
  const found = await from.match(urlOf(id, part));
  if (found !== undefined) await to.put(urlOf(id, part), found);
}

export const drop = (place: Cache, id: string, part: string): Promise<boolean> => place.delete(urlOf(id, part));

/** The parts that are stored, by game. */
export async function partsIn(place: Cache): Promise<Map<string, string[]>> {
  const parts = new Map<string, string[]>();
  for (const { url } of await inTime(place.keys(), SILENT)) {
    const [id = '', part = ''] = new URL(url).pathname.split('/').slice(2).map(decodeURIComponent);
    const known = parts.get(id);
    if (known === undefined) parts.set(id, [part]);
    else known.push(part);
  }
  return parts;
}

/** In milliseconds. Just after a browser was killed, entries sometimes cannot be read for a moment. */
const PAUSES = [100, 400];

/** A part of a copy: undefined if it is not there, null if it cannot be read. Throws if the cache does not answer. */
export async function partOf(place: Cache, id: string, part: string): Promise<unknown> {
  for (const pause of [...PAUSES, null]) {
    try {
      return await inTime(read(place, urlOf(id, part)), SILENT);
    } catch (error) {
      if (error instanceof Troubled) throw error;
      if (pause !== null) await new Promise((done) => setTimeout(done, pause));
    }
  }
  return null;
}

async function read(place: Cache, url: URL): Promise<unknown> {
  const found = await place.match(url);
  return found === undefined ? undefined : ((await found.json()) as unknown);
}

const SILENT = { kind: 'failed', detail: 'The second copies do not answer' } as const;

/** The answers from the first one to the last, or to the first that is missing. */
export async function answersIn(
  place: Cache,
  { id, answered }: GameSheet,
  latest: readonly unknown[]
): Promise<Entry[]> {
  const late = byNumber(latest);
  const blocks = await Promise.all(blocksUpTo(answered).map((block) => partOf(place, id, block)));
  const answers: Entry[] = [];
  for (let number = 1; number <= answered; number++) {
    const block = blocks[blockOf(number)];
    const row: unknown = late.get(number) ?? (Array.isArray(block) ? block[(number - 1) % BLOCK] : null);
    if (!isObject(row) || row.game !== id || row.number !== number) break;
    answers.push(row as unknown as Entry);
  }
  return answers;
}

const byNumber = (rows: readonly unknown[]): Map<unknown, object> =>
  new Map(rows.filter(isObject).map((row) => [row.number, row]));

const blocksUpTo = (answered: number): string[] =>
  Array.from({ length: Math.ceil(answered / BLOCK) }, (_, block) => String(block));

/** True if the data is enough to know which game it is, and how far it went. */
export const isSheetOf = (id: string, data: unknown): data is GameSheet =>
  isObject(data) && data.id === id && Number.isSafeInteger(data.answered) && Number(data.answered) >= 0;

/** Everything that can be read of a game that does not open. */
export async function leftIn(place: Cache, id: string): Promise<{ sheet: unknown; answers: unknown[] }> {
  const parts = (await partsIn(place)).get(id) ?? [];
  const blocks = parts.filter((part) => /^\d+$/.test(part)).sort((a, b) => Number(a) - Number(b));
  const rows = await Promise.all(blocks.map((block) => partOf(place, id, block)));
  const latest = await Promise.all(LATEST.map((part) => partOf(place, id, part)));
  const late = latest.flatMap((one) => (isLatest(id, one) ? [one] : [])).sort((a, b) => a.rows.length - b.rows.length);
  const answers = byNumber([...rows.flat(), ...late.flatMap((one) => one.rows)]);
  return { sheet: (await partOf(place, id, 'sheet')) ?? null, answers: [...answers.values()] };
}

const urlOf = (id: string, part: string): URL => new URL(`/copy/${encodeURIComponent(id)}/${part}`, location.origin);
