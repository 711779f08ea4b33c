// Sentences about the options of Westeros cards. Options are the effect ids of the rules.

import { text } from 'text:thrones/stages';
import type { About } from '#thrones/rules';
import { numeral } from '#thrones/text/houseRuleWords';

export const westerosSteps = (): readonly string[] => [
  text('westeros-step-cards'),
  text('westeros-step-wildlings'),
  ...[1, 2, 3].map(numeral)
];

const ofOption = (option: string, end: '' | '.what' | '.act'): string => {
  const key = `decree-${option}${end}`;
  return text.has(key) ? text(key as 'decree-supply') : '';
};

export const decreeName = (option: string): string => ofOption(option, '');

export const decreeAct = (option: string): string => ofOption(option, '.act');

/** The words for what an effect does; "nothing" has different words with each card. */
export function decreeWhat(option: string, about: About): string {
  if (option !== 'nothing') return ofOption(option, '.what');
  const key = `decree-nothing.${about}`;
  return text.has(key) ? text(key as 'decree-nothing.put-to-the-sword') : '';
}

/** The words on the button that leads to the next ask. */
export function nextText(about: About | null): string {
  const key = `next-to-${about}`;
  return text.has(key) ? text(key as 'next-to-mustering') : text('next-to');
}

export const supplyText = (from: number | null, to: number): string =>
  from === null ? String(to) : text('westeros-supply', { found: from, left: to });

export const signedText = (by: number): string => `+${by}`;
