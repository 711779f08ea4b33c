// A second copy of every game, outside the database: a browser that is killed in the middle of writing may find its database beyond
// repair when it is opened again, and then it throws all of it away. No order of transactions helps against that. Where there is
// no place for copies, or a copy fails, the games are kept once.

import type { Dexie, Table } from 'dexie';
import { isObject } from '../../engine/shape';
import { inTime } from './patience';
import type { Entry, GameSheet } from './sheet';

interface Saves extends Dexie {
  readonly games: Table<unknown, string, GameSheet>;
  readonly answers: Table<unknown, [string, number], Entry>;
}

const PLACE = 'pass-the-crown games';

/** So many answers are written at once: an answer costs the same early and late in a game. */
const BLOCK = 50;

interface LastBlock {
  /** Of the sheet; another window may have gone on since. */
  readonly revision: number;
  readonly rows: readonly unknown[];
}

/** Of the games of which all blocks are known to be there. */
const lastBlocks = new Map<string, LastBlock>();

let latest: Promise<unknown> = Promise.resolve();

/** The place for copies has not answered in time. */
let isSilent = false;

/** `from`: the first answer that is another than it was. What is shown afterwards is kept twice. */
export const copyGame = (saves: Saves, id: string, from = Infinity): Promise<void> =>
  inTurn((place) => copyFrom(place, saves, id, from));

/** The same for a game that is one answer further, without reading what has just been written. */
export const copyAnswer = (saves: Saves, sheet: GameSheet, entry: Entry): Promise<void> =>
  inTurn(async (place) => {
    const { id, revision } = sheet;
    const last = lastBlocks.get(id);
    if (last?.revision !== revision - 1) return copyFrom(place, saves, id, entry.number);
    const rows = entry.number % BLOCK === 1 ? [entry] : [...last.rows, entry];
    lastBlocks.delete(id);
    // Whichever of them is missing, the other one is a game without its last answer.
    await Promise.all([put(place, id, String(blockOf(entry.number)), rows), put(place, id, 'sheet', sheet)]);
    lastBlocks.set(id, { revision, rows });
  });

async function copyFrom(place: Cache, saves: Saves, id: string, from: number): Promise<void> {
  const last = lastBlocks.get(id);
  // Until this has ended well: what fails now is made good by the next one.
  lastBlocks.delete(id);
  const first = blockOf(last === undefined ? 1 : from);
  const sheet = await saves.games.get(id);
  const rows = Number.isFinite(first)
    ? await saves.answers
        .where('[game+number]')
        .between([id, first * BLOCK + 1], [id, Infinity])
        .toArray()
    : [];
  for (let at = 0; at < rows.length; at += BLOCK)
    await put(place, id, String(first + at / BLOCK), rows.slice(at, at + BLOCK));
  // Last, so that there is no answer missing that it speaks of.
  await put(place, id, 'sheet', sheet);
  if (!isSheet(sheet)) return;
  const { revision } = sheet;
  if (Number.isFinite(first)) lastBlocks.set(id, { revision, rows: rows.slice(BLOCK * blockOf(rows.length)) });
  else if (last?.revision === revision) lastBlocks.set(id, last);
}

export function forgetCopies(ids: readonly string[]): Promise<void> {
  return inTurn(async (place) => {
    for (const request of await place.keys()) if (ids.includes(partOf(request).id)) await place.delete(request);
    for (const id of ids) lastBlocks.delete(id);
  });
}

/** Into a database that has just been made. */
export function bringBackCopies(saves: Saves): Promise<void> {
  return inTurn(async (place) => {
    const sheets: unknown[] = [];
    const blocks = new Map<string, unknown>();
    for (const request of await place.keys()) {
      const { id, part } = partOf(request);
      const data: unknown = await (await place.match(request))?.json();
      if (part === 'sheet') sheets.push(data);
      else blocks.set(`${id} ${part}`, data);
    }
    for (const sheet of sheets) {
      if (!isSheet(sheet)) continue;
      const answers = answersIn(blocks, sheet);
      const { length } = answers;
      // Without the last ones the place is another one; it is found by playing the answers.
      const row = length === sheet.answered ? sheet : { ...sheet, answered: length, checkpoint: '' };
      await saves.transaction('rw', saves.games, saves.answers, async () => {
        await saves.games.put(row);
        await saves.answers.bulkPut(answers);
      });
    }
  });
}

/** All from the first on, up to the last or to the first that is missing. */
function answersIn(blocks: ReadonlyMap<string, unknown>, { id, answered }: GameSheet): Entry[] {
  const answers: Entry[] = [];
  for (let number = 1; number <= answered; number++) {
    const block = blocks.get(`${id} ${blockOf(number)}`);
    const row: unknown = Array.isArray(block) ? block[(number - 1) % BLOCK] : null;
    if (!isObject(row) || row.game !== id || row.number !== number) break;
    answers.push(row as unknown as Entry);
  }
  return answers;
}

const isSheet = (data: unknown): data is GameSheet =>
  isObject(data) && typeof data.id === 'string' && typeof data.answered === 'number';

const blockOf = (number: number): number => Math.floor((number - 1) / BLOCK);

const put = (place: Cache, id: string, part: string, data: unknown): Promise<void> =>
  place.put(
    new URL(`/copy/${encodeURIComponent(id)}/${part}`, location.origin),
    new Response(JSON.stringify(data ?? null))
  );

function partOf({ url }: Request): { id: string; part: string } {
  const [id = '', part = ''] = new URL(url).pathname.split('/').slice(2);
  return { id: decodeURIComponent(id), part };
}

/** One after the other, so that the latest is the last. Nobody is troubled when it fails, and nobody waits for ever or twice. */
async function inTurn(work: (place: Cache) => Promise<void>): Promise<void> {
  if (isSilent || !('caches' in globalThis)) return;
  const done = latest.then(async () => work(await caches.open(PLACE))).catch(() => undefined);
  latest = done;
  await inTime(done, { kind: 'failed', detail: 'No copy is made' }).catch(() => (isSilent = true));
}
