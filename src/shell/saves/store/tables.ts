// The tables of the database, for modules that the database itself needs.

import type { Dexie, Table } from 'dexie';
import type { Entry, GameSheet } from './sheet';

/** Rows are not trusted when they are read (believedRows.ts); what is written is typed. */
export interface Tables extends Dexie {
  readonly games: Table<unknown, string, GameSheet>;
  readonly answers: Table<unknown, [string, number], Entry>;
  /** Runs in one transaction. */
  allOrNothing<T>(work: (transaction: IDBTransaction) => Promise<T>): Promise<T>;
  /** Notifies live queries of a write that did not go through Dexie. */
  tellOf(id: string): void;
}
