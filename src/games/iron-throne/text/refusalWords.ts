// A refusal in a sentence, said to the player. A rule without a sentence does not compile. Particulars may be missing: every rule has a
// sentence without them.

import { text } from 'text:iron-throne/asks';
import type { Refusal, RefusalRule } from '#iron/rules';

/** Keys have no points. */
type Dashed<R extends string> = R extends `${infer Before}.${infer After}` ? `${Before}-${After}` : R;

const dashed = <R extends RefusalRule>(rule: R): Dashed<R> => rule.replace('.', '-') as Dashed<R>;

export function why({ rule, house, allowed }: Refusal): string {
  if (rule === 'answer.not-asked' && house !== undefined) return text('refusal-answer-not-asked.house', { house });
  const key = `refusal-${dashed(rule)}` as const;
  const known = `${key}.most` as const;
  return allowed !== undefined && text.has(known) ? text(known, { allowed }) : text(key);
}
