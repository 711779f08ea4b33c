// Whether an answer was given in secret.

import type { Kinds, Ruleset } from '../../engine/ruleset';

/** What the program has sealed for others after an open answer makes no secret of it. */
export function wasSecret<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'wasSealed'>,
  happened: readonly K['happening'][]
): boolean {
  const byItself = happened.findIndex(({ what }) => what === 'automatic');
  return happened.slice(0, byItself < 0 ? undefined : byItself).some((one) => rules.wasSealed(one));
}
