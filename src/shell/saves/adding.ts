// Adds one answer in one transaction. Everything needed from the disk is requested at once, since each round trip takes as long
// as a write.

import type { Entry, GameSheet } from './store/sheet';
import type { Tables } from './store/tables';

/** `next` gets the sheet as it is on the disk, and throws if the answer has come too late. */
export async function addAnswer(saves: Tables, entry: Entry, next: (row: unknown) => GameSheet): Promise<GameSheet> {
  const sheet = await saves.allOrNothing((transaction) => written(transaction, entry, next));
  saves.tellOf(entry.game);
  return sheet;
}

const written = (transaction: IDBTransaction, entry: Entry, next: (row: unknown) => GameSheet): Promise<GameSheet> =>
  new Promise((resolve, reject) => {
    const [games, answers] = [transaction.objectStore('games'), transaction.objectStore('answers')];
    const failed = (request: IDBRequest): void => reject(request.error as DOMException);
    let isRefused = false;
    const adding = answers.add(entry);
    const reading = games.get(entry.game);
    // The answer is there already: the sheet says whether this one has come too late.
    adding.onerror = (event) => {
      isRefused = true;
      event.preventDefault();
      event.stopPropagation();
    };
    reading.onerror = () => failed(reading);
    reading.onsuccess = () => {
      try {
        const sheet = next(reading.result);
        if (isRefused) return failed(adding);
        const putting = games.put(sheet);
        putting.onerror = () => failed(putting);
        putting.onsuccess = () => resolve(sheet);
      } catch (error) {
        reject(error as Error);
      }
    };
  });
