// What a page between two pictures must not lose though the app is closed or killed: the keys of a phone with what it was asked, those of
// a tablet that takes a game over, and on a tablet those of its phones. It is kept beside the games.

import { isObject } from '#engine/shape';

const NAME = 'pass-the-crown-pocket';
const STORE = 'kept';
const DAY = 24 * 60 * 60 * 1000;

type Thing = 'phone' | 'taking' | 'phones';

/** In milliseconds: a game may rest for long between two evenings. */
const LASTS: Readonly<Record<Thing, number>> = { phone: DAY, taking: DAY, phones: Infinity };

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason'));
  });

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Null where there is none, where it is too old, and where the browser keeps nothing. */
export async function pocketed(thing: Thing): Promise<unknown> {
  try {
    const row: unknown = await inStore('readonly', (store) => store.get(thing));
    if (!isObject(row) || !(Math.abs(Date.now() - Number(row.at)) < LASTS[thing])) return null;
    return row.what;
  } catch {
    return null;
  }
}

/** Null takes it out. Where the browser keeps nothing, it lasts as long as the page. */
export async function pocket(thing: Thing, what: object | null): Promise<void> {
  try {
    if (what === null) await inStore('readwrite', (store) => store.delete(thing));
    else {
      const row = { at: Date.now(), what: JSON.parse(JSON.stringify(what)) as unknown };
      await inStore('readwrite', (store) => store.put(row, thing));
    }
  } catch {
    // a closed app begins again
  }
}
