// The tables on this device, as a Dexie database.

import Dexie, { RangeSet, type Table } from 'dexie';
export { liveQuery } from 'dexie';
import type { Entry, GameSheet } from './sheet';
import type { Tables } from './tables';
import { inTime } from './timeout';

const SCHEMA = 1;

export class Saves extends Dexie implements Tables {
  readonly games: Table<unknown, string, GameSheet>;
  readonly answers: Table<unknown, [string, number], Entry>;

  constructor(factory: IDBFactory, name: string) {
    // An answer counts as saved once it is on the disk, not while it is on its way there.
    super(name, { indexedDB: factory, IDBKeyRange, chromeTransactionDurability: 'strict', autoOpen: false });
    this.version(SCHEMA).stores({ games: 'id', answers: '[game+number]' });
    this.games = this.table('games');
    this.answers = this.table('answers');
  }

  /**
   * Runs in one transaction. If the browser aborts it, the browser's reason is reported, not the error that follows from it.
   */
  async allOrNothing<T>(work: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
    let running: IDBTransaction | null = null as IDBTransaction | null;
    try {
      const done = this.transaction('rw', this.games, this.answers, async ({ idbtrans }) => {
        running = idbtrans;
        return await work(idbtrans);
      });
      return await inTime(done, { kind: 'failed', detail: 'The database does not answer' });
    } catch (error) {
      throw running?.error ?? error;
    }
  }

  /** Notifies live queries of a write that did not go through Dexie. */
  tellOf(id: string): void {
    Dexie.on.storagemutated.fire({ [`idb://${this.name}/${this.games.name}/`]: new RangeSet(id) });
  }
}
