// Games as files: those that a tablet is given, and those that it hands out.

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from '../e2e/support/walking';
import type { SaveDocument } from '../support/saves';
import type { Tablet } from './tablet';

/** Brought in and opened, as from another device, on a tablet that has no other game: of one that is played there is one copy. */
export async function bring(tablet: Tablet, origin: string, name: string, game: SaveDocument): Promise<void> {
  await forget(tablet, origin);
  const file = join(tablet.downloads, `${name}.json`);
  writeFileSync(file, JSON.stringify(game));
  await bringFile(tablet, origin, file, name);
}

/** A tablet as new, but for the app itself. */
async function forget(tablet: Tablet, origin: string): Promise<void> {
  await tablet.visit(`${origin}favicon.svg`);
  await tablet.evaluate(async () => {
    // Emptied and not deleted: a page that was left may hold it open.
    await new Promise<void>((done, fail) => {
      const opened = indexedDB.open('pass-the-crown');
      opened.onerror = () => fail(new Error('the database does not open'));
      opened.onsuccess = () => {
        const database = opened.result;
        const stores = [...database.objectStoreNames];
        const emptied = stores.length > 0 ? database.transaction(stores, 'readwrite') : null;
        for (const store of stores) emptied?.objectStore(store).clear();
        const end = (): void => {
          database.close();
          done();
        };
        if (emptied === null) end();
        else emptied.oncomplete = end;
      };
    });
    for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name);
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** `told`: what the app says about it once it is there. */
export async function bringFile(tablet: Tablet, origin: string, file: string, told: string): Promise<void> {
  await tablet.goto(origin);
  await tablet.isThere('main[aria-busy=false]');
  await tablet.giveFile(file);
  // Only then it is the one played last, which stands first.
  await tablet.until(
    (told) => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes(told)),
    told
  );
  // Its card moves what is below while it is drawn.
  await settled(tablet);
  await tablet.tap('main section [data-main]');
  await tablet.isThere('[data-answered]');
}

export async function fileFrom(tablet: Tablet): Promise<string> {
  for (let left = 500; left > 0; left--) {
    const names = readdirSync(tablet.downloads);
    const name = names.find((one) => one.endsWith('.crown.json.gz'));
    // Until it is whole, a browser keeps its place with an empty file, or writes it beside.
    const isWhole = names.every((one) => !/\.(part|wkdownload)$/.test(one));
    if (name !== undefined && isWhole && statSync(join(tablet.downloads, name)).size > 0)
      return join(tablet.downloads, name);
    await tablet.waitForTimeout(20);
  }
  throw new Error(`No file has come: ${readdirSync(tablet.downloads).join(', ')}`);
}
