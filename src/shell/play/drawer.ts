// A small store of the browser, beside the games, for what may be lost without harm.

const STORE = 'kept';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason'));
  });

/** Throws if the browser keeps nothing. */
export async function inDrawer<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}
