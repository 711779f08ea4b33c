// The shape of the log's sentences: one for each kind of happening. `earlier` is what happened before, the newest last: it tells
// who attacks and who defends.

import type { House } from '#thrones/box';
import type { Happening, HappeningOf, SideName } from '#thrones/rules';

export type Lines<W extends Happening['what']> = {
  readonly [K in W]: (happening: HappeningOf<K>, earlier: readonly Happening[]) => string;
};

/** The houses of the combat that was last begun. */
export function sides(earlier: readonly Happening[]): Readonly<Record<SideName, House | null>> {
  const combat = earlier.findLast((one): one is HappeningOf<'combat'> => one.what === 'combat');
  return { attacker: combat?.attacker ?? null, defender: combat?.defender ?? null };
}
