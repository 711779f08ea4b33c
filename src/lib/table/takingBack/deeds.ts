// What can be taken back, as the table may read it: the sentence of the log, and of a sealed answer no more than whose it is.

import type { House } from '../../box/houses';
import type { Answered } from '../playing';
import type { Words } from '../../words/current.svelte';
import { linesOf } from '../frame/telling';

export interface Deed {
  readonly house: House;
  readonly text: string;
}

/** So many of the last answers, the latest first. */
export function deedsOf(entries: readonly Answered[], count: number, said: Words): readonly Deed[] {
  const lines = linesOf(entries, said);
  return entries
    .map((entry, i): Deed => {
      const { house, answer } = entry;
      const told = lines.find((line) => line.number === i + 1 && !line.minor);
      return {
        house,
        text: told === undefined || isSealed(entry) ? said.takingBack.deed(house, answer.kind) : told.text
      };
    })
    .slice(entries.length - count)
    .reverse();
}

/** What follows of it may be told aloud, and still it was given in secret. */
const isSealed = ({ happened }: Answered): boolean =>
  happened.some(({ what }) => what === 'sealed' || what === 'raven-card');
