// What can be taken back, as the table may read it: the sentence of the log, and of a sealed answer no more than whose it is.

import type { Kinds } from '../../engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import { wasSecret } from '../play/handOvers';
import { isByCode } from '../saves/handed';

export interface Deed {
  readonly house: string;
  readonly text: string;
  /** By code, which would only give it again. */
  readonly comesAgain: boolean;
}

/**
 * So many of the last answers, the latest first. `told`: what the log says of the answer of this number, where it says anything; what
 * follows of a sealed one may be told aloud, and still it was given in secret.
 */
export function deedsOf<K extends Kinds>(
  { rules, entries, handed }: Pick<Playing<K>, 'rules' | 'entries' | 'handed'>,
  count: number,
  told: (number: number) => string | undefined,
  deed: (house: K['house'], kind: K['answer']['kind']) => string
): readonly Deed[] {
  return entries
    .map(({ house, answer, happened }, i): Deed => {
      const isSealed = wasSecret(rules, happened);
      const text = (isSealed ? undefined : told(i + 1)) ?? deed(house, answer.kind);
      return { house, text, comesAgain: isByCode(handed, house, i + 1) };
    })
    .slice(entries.length - count)
    .reverse();
}
