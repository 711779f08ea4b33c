// What a page between two pictures must not lose though the app is closed or killed: the keys of a phone with what it was asked, those of
// a tablet that takes a game over, and on a tablet those of its phones. It is kept beside the games.

import { isObject } from '#engine/shape';
import { inDrawer } from './drawer';

const NAME = 'pass-the-crown-pocket';
const DAY = 24 * 60 * 60 * 1000;

type Thing = 'phone' | 'taking' | 'phones';

/** In milliseconds: a game may rest for long between two evenings. */
const LASTS: Readonly<Record<Thing, number>> = { phone: DAY, taking: DAY, phones: Infinity };

/** Null where there is none, where it is too old, and where the browser keeps nothing. */
export async function pocketed(thing: Thing): Promise<unknown> {
  try {
    const row: unknown = await inDrawer(NAME, 'readonly', (store) => store.get(thing));
    if (!isObject(row) || !(Math.abs(Date.now() - Number(row.at)) < LASTS[thing])) return null;
    return row.what;
  } catch {
    return null;
  }
}

/** Null takes it out. Where the browser keeps nothing, it lasts as long as the page. */
export async function pocket(thing: Thing, what: object | null): Promise<void> {
  try {
    if (what === null) await inDrawer(NAME, 'readwrite', (store) => store.delete(thing));
    else {
      const row = { at: Date.now(), what: JSON.parse(JSON.stringify(what)) as unknown };
      await inDrawer(NAME, 'readwrite', (store) => store.put(row, thing));
    }
  } catch {
    // a closed app begins again
  }
}
