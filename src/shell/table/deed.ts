// What can be taken back, as the table may read it: the sentence of the log, and of a sealed answer no more than whose it is.

import type { Kinds, Ruleset } from '../../engine/ruleset';
import type { Answered } from '../../lib/play/keeper';

export interface Deed {
  readonly house: string;
  readonly text: string;
}

/**
 * So many of the last answers, the latest first. `told`: what the log says of the answer of this number, where it says anything; what
 * follows of a sealed one may be told aloud, and still it was given in secret.
 */
export function deedsOf<K extends Kinds>(
  { rules, entries }: { readonly rules: Pick<Ruleset<K>, 'wasSealed'>; readonly entries: readonly Answered<K>[] },
  count: number,
  told: (number: number) => string | undefined,
  deed: (house: K['house'], kind: K['answer']['kind']) => string
): readonly Deed[] {
  return entries
    .map(({ house, answer, happened }, i): Deed => {
      const isSealed = happened.some((happening) => rules.wasSealed(happening));
      return { house, text: (isSealed ? undefined : told(i + 1)) ?? deed(house, answer.kind) };
    })
    .slice(entries.length - count)
    .reverse();
}
