// Ways in which a disk fails while it is being written to: at the first write of a deed, the second, and so on to the last.

import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Trouble } from '#shell/saves/trouble';

const WRITES = ['add', 'put', 'delete'] as const;
type Write = (typeof WRITES)[number];

/** Of the fake database only: how a transaction ends when its commit does not fit. */
interface Abortable {
  _abort(name: string): void;
}

export interface Way {
  readonly name: string;
  readonly kind: Trouble['kind'];
  /** In the place of the write; `write` is the real one. */
  readonly fail: (store: IDBObjectStore, write: () => IDBRequest) => IDBRequest;
}

const afterwards = (request: IDBRequest, then: () => void): IDBRequest => {
  request.addEventListener('success', then);
  return request;
};

const throwing =
  (name: string): Way['fail'] =>
  () => {
    throw new DOMException('Not written', name);
  };

const aborting =
  (name: string): Way['fail'] =>
  (store, write) =>
    afterwards(write(), () => (store.transaction as unknown as Abortable)._abort(name));

/** By force, as browsers do when a disk is taken away: what is under way is given up. */
function close({ transaction }: IDBObjectStore): void {
  (transaction as unknown as Abortable)._abort('AbortError');
  forceCloseDatabase(transaction.db as never);
}

export const WAYS: readonly Way[] = [
  { name: 'writing throws: no room', kind: 'full', fail: throwing('QuotaExceededError') },
  { name: 'writing throws: the disk is broken', kind: 'failed', fail: throwing('UnknownError') },
  { name: 'writing throws: data is refused', kind: 'failed', fail: throwing('DataError') },
  { name: 'the transaction is given up: no room', kind: 'full', fail: aborting('QuotaExceededError') },
  { name: 'the transaction is given up: the disk is broken', kind: 'failed', fail: aborting('UnknownError') },
  {
    name: 'the transaction is given up without a reason',
    kind: 'failed',
    fail: (store, write) => afterwards(write(), () => store.transaction.abort())
  },
  {
    name: 'the connection is closed before the write',
    kind: 'failed',
    fail: (store, write) => {
      close(store);
      return write();
    }
  },
  {
    name: 'the connection is closed after the write',
    kind: 'failed',
    fail: (store, write) => afterwards(write(), () => close(store))
  }
];

/** The nth write from now on fails in this way. Returns how to find out whether there was such a write, and to mend the disk. */
export function failAt(nth: number, { fail }: Way): () => boolean {
  let count = 0;
  const spies = WRITES.map((method: Write) => {
    const real = Reflect.get(IDBObjectStore.prototype, method) as (...given: unknown[]) => IDBRequest;
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const write = () => Reflect.apply(real, this, given) as IDBRequest;
      return ++count === nth ? fail(this, write) : write();
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    return count >= nth;
  };
}
