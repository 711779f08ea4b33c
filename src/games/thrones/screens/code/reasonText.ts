// Reasons as sentences.

import type { Reason } from '../../bots/reasons/reason';
import { reasonWords } from '../../words/reasons';

type Says<W extends Reason['what']> = { readonly [V in W]: (reason: Extract<Reason, { readonly what: V }>) => string };

export function sayWhy<W extends Reason['what']>(reason: Extract<Reason, { readonly what: W }>): string {
  const all: Says<Reason['what']> = reasonWords().says;
  const says: Says<W>[W] = all[reason.what as W];
  return says(reason);
}
