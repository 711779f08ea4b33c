// What must not be lost between two pictures if the app is closed or killed: the keys of a phone with its question, the keys of
// a tablet that receives a game, and a tablet's keys for its phones. It is kept beside the games.

import { isObject } from '#engine/shape';
import { inDrawer } from './drawer';

const NAME = 'pass-the-crown-pocket';
const DAY = 24 * 60 * 60 * 1000;

type Thing = 'phone' | 'taking' | 'phones';

/**
 * The time that each thing is kept, in milliseconds. The keys for phones have no limit, since a game may rest for long between two
 * evenings.
 */
const LASTS: Readonly<Record<Thing, number>> = { phone: DAY, taking: DAY, phones: Infinity };

/** The thing; null if there is none, if it is too old, or if the browser keeps nothing. */
export async function pocketed(thing: Thing): Promise<unknown> {
  try {
    const row: unknown = await inDrawer(NAME, 'readonly', (store) => store.get(thing));
    if (!isObject(row) || !(Math.abs(Date.now() - Number(row.at)) < LASTS[thing])) return null;
    return row.what;
  } catch {
    return null;
  }
}

/** Keeps a thing; null deletes it. Where the browser keeps nothing, it lasts as long as the page. */
export async function pocket(thing: Thing, what: object | null): Promise<void> {
  try {
    if (what === null) await inDrawer(NAME, 'readwrite', (store) => store.delete(thing));
    else {
      const row = { at: Date.now(), what: JSON.parse(JSON.stringify(what)) as unknown };
      await inDrawer(NAME, 'readwrite', (store) => store.put(row, thing));
    }
  } catch {
    // Nothing could be kept, so a closed app starts again.
  }
}
