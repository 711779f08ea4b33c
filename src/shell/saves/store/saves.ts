// The tables on this device, by Dexie.

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
    // An answer counts as kept once it is on the disk, not while it is on its way there.
    super(name, { indexedDB: factory, IDBKeyRange, chromeTransactionDurability: 'strict', autoOpen: false });
    this.version(SCHEMA).stores({ games: 'id', answers: '[game+number]' });
    this.games = this.table('games');
    this.answers = this.table('answers');
  }

  /** In one transaction. When the browser gives it up, its reason counts, and not what went wrong in consequence. */
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
