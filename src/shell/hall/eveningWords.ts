// Names for an evening and for the people in it.

import { text } from 'text:shell/hall';
import { date } from '../text/timeWords';
import type { Evening, EveningSeat } from './evenings';

export const dayIn = ({ time }: Pick<Evening, 'time'>): string => (time === null ? text('no-day') : date(time));

/** The name of a person, or what to say where there was none. */
export const nameIn = ({ person, byCode }: EveningSeat): string => person ?? text(byCode ? 'by-code' : 'no-name');

export const winnersIn = ({ seats }: Evening, nameOf: (house: string) => string): string =>
  seats
    .filter(({ wins }) => wins)
    .map((seat) => `${nameIn(seat)} · ${nameOf(seat.house)}`)
    .join(', ');
