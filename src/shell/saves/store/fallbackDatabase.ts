// A second place for the database. Chromium keeps all databases of a page in one folder, and where a file of that folder is lost it
// opens none of them ever again, nor deletes them. Its storage buckets have folders of their own: the games come back there from
// their copies.

import { usage } from './storage';
import { Troubled } from '../trouble';

interface Bucket {
  readonly indexedDB: IDBFactory;
}

interface Buckets {
  open(name: string, options: { readonly persisted: boolean; readonly durability: 'strict' }): Promise<Bucket>;
}

/** Told of a folder that is beyond repair, and of a disk on which nothing more fits. */
const NOT_OPENED = /Internal error opening backing store/;

/** In bytes. Where there is as much room as this, the disk is not what is wrong. */
const ROOM = 10_000_000;

/** Null where the database is not beyond repair. */
export async function openBeside(error: unknown): Promise<IDBFactory | null> {
  if (!(error instanceof DOMException && NOT_OPENED.test(error.message))) return null;
  const room = await usage();
  if (room === null || room.quota - room.used < ROOM) return null;
  const buckets = (navigator as { readonly storageBuckets?: Buckets }).storageBuckets;
  if (buckets === undefined) throw new Troubled('unavailable', `${error.message} There is no other place`);
  return (await buckets.open('games', { persisted: true, durability: 'strict' })).indexedDB;
}
