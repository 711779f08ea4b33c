// The log of a game that was kept, and entries without what a log of before did not say: where the program resolved an order, and how
// many castles won.

import type { Happening } from '#thrones/rules';
import { logLine } from '#thrones/text/log';

function barely(one: Happening): Happening {
  if (one.what !== 'automatic' && one.what !== 'power' && one.what !== 'winner') return one;
  const { area: _area, castles: _castles, ...rest } = one as Happening & { readonly area?: string; castles?: number };
  return rest as Happening;
}

export const bare = (entries: readonly { readonly happened: readonly Happening[] }[]) =>
  entries.map(({ happened }) => ({ happened: happened.map(barely) }));

/** A sentence for everything that has happened, with the round and the phase. */
export function logOf(entries: readonly { readonly happened: readonly Happening[] }[]): string[] {
  const all = entries.flatMap(({ happened }) => happened);
  return all.map((one, i) => logLine(one, all.slice(0, i)));
}
