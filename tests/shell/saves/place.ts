// A place for second copies: as much of a browser's cache as they need, and ways to spoil it.

import { vi } from 'vitest';
import { db } from '#shell/saves/store/database';
import { allBack } from '#shell/saves/copies/restoreAll';

/** As much of a browser's cache as a copy needs. */
export class Place {
  readonly kept = new Map<string, string>();
  puts = 0;

  put = async (url: URL, response: Response): Promise<void> => {
    this.puts++;
    this.kept.set(String(url), await response.text());
  };
  readonly keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
  match = (url: URL) => {
    const text = this.kept.get(String(url));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  delete = (url: URL) => Promise.resolve(this.kept.delete(String(url)));
}

/** An empty one, in the place of the browser's. */
export function aPlace(): Place {
  const place = new Place();
  vi.stubGlobal('caches', { open: () => Promise.resolve(place) });
  vi.stubGlobal('location', { origin: 'https://crown.example' });
  return place;
}

/** The database is opened, and all that can come back has. */
export async function everyGame(): Promise<void> {
  await db();
  await allBack();
}
