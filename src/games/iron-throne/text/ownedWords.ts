// Labels on the form of an own card, by the names that the vocabulary of effects has for fields and their values; and what is wrong
// with a card.

import { text } from 'text:iron-throne/owned';
import { type Fault, wayTo } from '#engine/shape';

const known = (key: string, otherwise: string): string => (text.has(key) ? text(key as 'count-none') : otherwise);

export const fieldLabel = (name: string): string => known(`field-${name.replace('.', '-')}`, name);
export const wordLabel = (word: string): string => known(`word-${word}`, word);

/** In English where only programs ever meet it. */
export function faultText({ says, wrong }: Fault): string {
  const { is, found = '', name = '', words: list = [], count = 0, least = 0, most = 0 } = wrong;
  const key = `fault-${is}` as const;
  if (!text.has(key)) return says;
  return text(key, { found, name, list, count, least, most, when: known(`moment-${name}`, name) });
}

/** Beside the button that saves: where it is, and what. */
export function missingText(fault: Fault): string {
  const way = wayTo(fault.path);
  if (way === 'text') return text('placed-fault', { what: text('text-field'), text: faultText(fault) });
  const [, list, nth] = /^(when|does)\[(\d+)\]/.exec(way) ?? [];
  if (list === undefined) return faultText(fault);
  const at = { nth: Number(nth) + 1 };
  const what = list === 'when' ? text('entry-when', at) : text('entry-does', at);
  return text('placed-fault', { what, text: faultText(fault) });
}

/** In a file: with the way to it. */
export const placedFault = (fault: Fault): string =>
  fault.path.length === 0
    ? faultText(fault)
    : text('placed-fault', { what: wayTo(fault.path), text: faultText(fault) });
