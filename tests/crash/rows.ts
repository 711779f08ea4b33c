// What is on the disk after a kill, and whether that is what it has to be.

import { firstDifference } from '#shell/saves/difference';
import { playAgain, type SaveDocument } from '#shell/saves/document';
import type { Entry, GameSheet } from '#shell/saves/store/sheet';
import type { Hands } from '../e2e/support/player';
import { playToTheEnd } from './played';
import { played } from './positions';

export interface Kept {
  readonly sheet: GameSheet;
  readonly entries: readonly Entry[];
}

/** All games on the device, as they lie there: nothing of the app is asked. */
export async function keptOn(page: Hands): Promise<Map<string, Kept>> {
  const text = await page.evaluate(async () => {
    const open = (place: IDBFactory): Promise<IDBDatabase> => {
      const request = place.open('pass-the-crown');
      return new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error('the database does not open'));
      });
    };
    interface Buckets {
      open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
    }
    // What is beyond repair goes on beside (saves/store/fallbackDatabase.ts).
    const { storageBuckets } = navigator as unknown as { readonly storageBuckets: Buckets };
    const database = await open(indexedDB).catch(async () => open((await storageBuckets.open('games')).indexedDB));
    const transaction = database.transaction(['games', 'answers']);
    const all = (store: string): Promise<unknown> =>
      new Promise((done, fail) => {
        const got = transaction.objectStore(store).getAll();
        got.onsuccess = () => done(got.result);
        got.onerror = () => fail(new Error(`${store} cannot be read`));
      });
    const rows = await Promise.all([all('games'), all('answers')]);
    database.close();
    return JSON.stringify(rows);
  });
  const [sheets, entries] = JSON.parse(text) as [GameSheet[], Entry[]];
  const kept = new Map(sheets.map((sheet) => [sheet.id, { sheet, entries: [] as Entry[] }]));
  for (const entry of entries) {
    const game = kept.get(entry.game);
    if (game === undefined) throw new Error(`answer ${entry.number} belongs to no game`);
    game.entries.push(entry);
  }
  return kept;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong with a game in itself; it is played from its beginning to here, and on to its end. */
export function wrongWith({ sheet, entries }: Kept, seed: string): string | null {
  if (sheet.answered !== entries.length)
    return `the sheet counts ${sheet.answered} answers, and ${entries.length} are kept`;
  if (entries.some(({ number }, i) => number !== i + 1)) return 'the answers are not in their order';
  const game = played(sheet.game);
  const again = playAgain(game.rules, sheet.start, entries);
  if (!again.ok) return again.why;
  const { at, position } = again.game;
  const differs = firstDifference(JSON.parse(sheet.checkpoint), { at, position: plain(game.rules.written(position)) });
  if (differs !== null) return `the position is not the one the answers lead to: ${differs}`;
  const told = entries.findIndex(({ happened }, i) => !isSame(happened, plain(again.happened[i])));
  if (told >= 0) return `what happened with answer ${told + 1} is told otherwise`;
  try {
    playToTheEnd(game, again.game, seed);
  } catch (error) {
    return `it cannot be played to the end: ${String(error)}`;
  }
  return null;
}

/** What has changed in a game that was played on from `before` for the answers that the page handed to the database. */
export function wrongSince(before: Kept, now: Kept, handed: ReadonlyMap<number, string>): string | null {
  const { entries } = before;
  if (!isSame(now.entries.slice(0, entries.length), entries)) return 'answers of long ago are not what they were';
  for (const entry of now.entries.slice(entries.length)) {
    const json = handed.get(entry.number);
    // The very last one may have been told to a dead wire.
    if (json === undefined && entry.number === now.entries.length) continue;
    if (json !== JSON.stringify(entry)) return `answer ${entry.number} is not the one that was given`;
  }
  const { id, name, seats, start, created } = before.sheet;
  const same = { id, name, seats, start, created };
  return firstDifference(same, { ...same, ...pick(now.sheet, same) });
}

/** An import is there as a whole: every answer of the file, and no other. */
export function isImported({ entries, sheet }: Kept, file: SaveDocument): boolean {
  const given = entries.map(({ house, answer }) => ({ house, answer }));
  return isSame(given, plain(file.answers)) && isSame(JSON.parse(sheet.checkpoint), plain(file.checkpoint));
}

export const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

const pick = (from: object, like: object): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => Object.hasOwn(like, key)));
