// Some disks never answer. Waiting ends with an error after a while; the write itself continues, and a later check may find it
// done.

import { type Trouble, Troubled } from '../trouble';

const PATIENCE = 10_000;

/** Waits no longer than `patience` milliseconds. */
export function inTime<T>(waitedFor: Promise<T>, { kind, detail }: Trouble, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Troubled(kind, detail)), patience);
  });
  return Promise.race([waitedFor, tooLong]).finally(() => clearTimeout(timer));
}
