// One evening as a few lines of plain text, to paste into any log.

import { text } from 'text:shell/hall';
import { long } from '../text/timeWords';
import type { Evening } from './evenings';
import { nameIn } from './eveningWords';
import { dayOf } from './table';

const MINUTE = 60_000;

export interface LogWords {
  readonly title: string;
  readonly nameOf: (house: string) => string;
  readonly scoreOf: (count: number) => string;
  readonly lengthOf: (rounds: number) => string;
}

export function logOf({ name, time, round, seats, counted }: Evening, words: LogWords): string {
  const minutes = counted?.minutes ?? null;
  const facts = [
    ...[words.title, name, dayOf(time), words.lengthOf(round)],
    ...(minutes === null ? [] : [long(minutes * MINUTE)])
  ];
  const lines = seats.map((seat) =>
    text('log-line', {
      place: seat.rank,
      name: nameIn(seat),
      house: words.nameOf(seat.house),
      text: words.scoreOf(seat.score)
    })
  );
  return [facts.filter((fact) => fact !== null).join(' · '), ...lines].join('\n');
}
