// A second place for the database. Chromium keeps all databases of a page in one folder, and if a file of that folder is lost
// it can neither open nor delete any of them, ever. Its storage buckets have folders of their own: there the games are restored
// from their copies.

import { usage } from './storage';
import { Troubled } from '../trouble';

interface Bucket {
  readonly indexedDB: IDBFactory;
}

interface Buckets {
  open(name: string, options: { readonly persisted: boolean; readonly durability: 'strict' }): Promise<Bucket>;
}

/** Chromium's message about a folder that is damaged for good, and also about a full disk. */
const NOT_OPENED = /Internal error opening backing store/;

/** In bytes. If there is at least this much room, the disk is not the problem. */
const ROOM = 10_000_000;

/** The second place; null unless the database is damaged for good. */
export async function openBeside(error: unknown): Promise<IDBFactory | null> {
  if (!(error instanceof DOMException && NOT_OPENED.test(error.message))) return null;
  const room = await usage();
  if (room === null || room.quota - room.used < ROOM) return null;
  const buckets = (navigator as { readonly storageBuckets?: Buckets }).storageBuckets;
  if (buckets === undefined) throw new Troubled('unavailable', `${error.message} There is no other place`);
  return (await buckets.open('games', { persisted: true, durability: 'strict' })).indexedDB;
}
