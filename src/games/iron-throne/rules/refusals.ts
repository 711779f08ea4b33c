// A refusal: the rule that forbids an answer, by its number in docs/RULES.md, and the particulars.

import type { House } from '#iron/box';

export const REFUSAL_RULES = [
  'answer.not-asked',
  'answer.malformed',
  'IT-1.3',
  'IT-3.2',
  'IT-4.1',
  'IT-4.6',
  'IT-4.7',
  'IT-5.1',
  'IT-5.2',
  'IT-5.6',
  'IT-6.4',
  'IT-6.6',
  'IT-8.2',
  'IT-8.4',
  'IT-8.5',
  'IT-8.6',
  'IT-8.9',
  'IT-8.10',
  'IT-9.5',
  'IT-10.1',
  'IT-10.4',
  'IT-10.10',
  'IT-13.2',
  'IT-13.5',
  'IT-14.1',
  'IT-14.3',
  'IT-16.1',
  'IT-16.4',
  'IT-17.2',
  'IT-17.6'
] as const;
export type RefusalRule = (typeof REFUSAL_RULES)[number];

export interface Refusal {
  readonly rule: RefusalRule;
  readonly house?: House;
  /** The number that is allowed, and the number that there would be. */
  readonly allowed?: number;
  readonly found?: number;
  /** Faults in the shape of an answer. */
  readonly faults?: readonly string[];
}

/** Null is the go-ahead. */
export type Verdict = Refusal | null;

export const refuse = (rule: RefusalRule, particulars: Omit<Refusal, 'rule'> = {}): Refusal => ({
  rule,
  ...particulars
});
