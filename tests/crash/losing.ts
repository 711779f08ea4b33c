// Ways in which a browser loses its database, and keeps what lies elsewhere.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** By whatever deletes it. A page that was left may hold it for a moment, and then it waits for that. */
export const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase('pass-the-crown');
        request.onsuccess = () => done();
        request.onerror = () => fail(new Error('the database cannot be deleted'));
      })
  );

/** On the disk, while no browser runs: it is found to be beyond repair when it is opened next. */
export function damageDatabase(profile: string): void {
  const folder = join(profile, 'Default', 'IndexedDB');
  const databases = readdirSync(folder).filter((name) => name.endsWith('.leveldb'));
  if (databases.length === 0) throw new Error('there is no database to damage');
  for (const database of databases) writeFileSync(join(folder, database, 'CURRENT'), 'MANIFEST-999999\n');
}
