// Answers that can be taken back, as the table may read them: the log's sentence, or only the house of a sealed one.

import type { Kinds } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import { wasSecret } from '../play/handOvers';
import { isByCode } from '../saves/handed';

export interface Deed {
  readonly house: string;
  readonly text: string;
  /** True if code gave it and would only give it again. */
  readonly comesAgain: boolean;
}

/**
 * The last `count` answers, the latest first. `told` returns the log's sentence for an answer; it is never used for a secret
 * one.
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
