// Records of one game: the evening of each can be opened.

import type { Evening } from './evenings';

export const RECORDS = ['shortest', 'highest', 'closest', 'longest', 'battles', 'wildlings'] as const;

export interface Record {
  readonly what: (typeof RECORDS)[number];
  readonly value: number;
  readonly evening: Evening;
}

type Measure = (evening: Evening) => number | null;

const best = ({ seats }: Evening): number => seats.find(({ wins }) => wins)?.score ?? 0;

/** The measure of each record; the largest value holds it. */
const MEASURES: Readonly<{ [R in Record['what']]: Measure }> = {
  shortest: ({ round }) => -round,
  highest: best,
  closest: (evening) => (evening.tied ? best(evening) : null),
  longest: ({ counted }) => counted?.minutes ?? null,
  battles: ({ counted }) => positive(counted?.battles.reduce((sum, { count }) => sum + count, 0)),
  wildlings: ({ counted }) => positive(counted?.wildlings?.won)
};

const positive = (count: number | undefined): number | null => (count === undefined || count === 0 ? null : count);

/** If several evenings share a record, it belongs to the first of them. */
export function recordsOf(evenings: readonly Evening[]): readonly Record[] {
  return RECORDS.flatMap((what) => {
    let found: Record | null = null as Record | null;
    for (const evening of evenings) {
      const value = MEASURES[what](evening);
      if (value !== null && (found === null || value >= found.value)) found = { what, value, evening };
    }
    return found === null ? [] : [{ ...found, value: Math.abs(found.value) }];
  });
}
