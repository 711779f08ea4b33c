// Ways in which a browser loses its database, and keeps what is elsewhere.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** By whatever deletes it, wherever it is. A page that was left may hold it for a moment, and then it waits for that. */
export const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { storageBuckets } = navigator as unknown as {
      readonly storageBuckets: { delete(name: string): Promise<void> };
    };
    await storageBuckets.delete('games');
    await new Promise<void>((done) => {
      const request = indexedDB.deleteDatabase('pass-the-crown');
      request.onsuccess = () => done();
      // Beyond opening, it cannot be deleted either.
      request.onerror = () => done();
    });
  });

export const DAMAGES = {
  /** Chromium deletes all and begins again. */
  'beyond repair': 'damaged',
  /** Names a file that is not there: Chromium opens nothing in that folder any more. */
  'beyond opening': 'MANIFEST-999999\n'
} as const;

/** On the disk, while no browser runs: LevelDB's pointer to its list of files. */
export function damageDatabase(profile: string, damage: keyof typeof DAMAGES): void {
  const folder = join(profile, 'Default', 'IndexedDB');
  const databases = readdirSync(folder).filter((name) => name.endsWith('.leveldb'));
  if (databases.length === 0) throw new Error('there is no database to damage');
  for (const database of databases) writeFileSync(join(folder, database, 'CURRENT'), DAMAGES[damage]);
}
