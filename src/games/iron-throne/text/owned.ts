// Labels on the form of an own card, by the names that the vocabulary of effects has for fields and their values.

import { text } from 'text:iron-throne/owned';

const known = (key: string, otherwise: string): string => (text.has(key) ? text(key as 'count-none') : otherwise);

export const fieldLabel = (name: string): string => known(`field-${name.replace('.', '-')}`, name);
export const wordLabel = (word: string): string => known(`word-${word}`, word);
