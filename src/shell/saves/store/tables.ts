// The tables of the database, for those that the database itself needs.

import type { Dexie, Table } from 'dexie';
import type { Entry, GameSheet } from './sheet';

/** What is read is not believed (reading.ts); what is written is known. */
export interface Tables extends Dexie {
  readonly games: Table<unknown, string, GameSheet>;
  readonly answers: Table<unknown, [string, number], Entry>;
  /** In one transaction. */
  allOrNothing<T>(work: (transaction: IDBTransaction) => Promise<T>): Promise<T>;
  /** Notifies live queries of a write that did not go through Dexie. */
  tellOf(id: string): void;
}
