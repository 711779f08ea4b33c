// Days, hours and durations, written as the reader's language does it.

import { text } from 'text:shell/pages';
import { localeOf } from '#text/grammar';
import { language } from '#text/text';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const said = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language()), options).format(time);

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The number of days before today; the change to and from summer time makes some days an hour longer or shorter. */
const daysAgo = (time: number, now: number): number => Math.round((startOfDay(now) - startOfDay(time)) / DAY);

const weekday = (time: number): string => said(time, { weekday: 'long' });

/** A day as parameters of messages; `time` is null if it is not known. */
function dayOf(time: number | null, now: number) {
  if (time === null) return { when: 'unknown', day: '', date: '', time: '' } as const;
  const ago = daysAgo(time, now);
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return {
    when: ago <= 0 ? 'today' : ago === 1 ? 'yesterday' : ago < 7 ? 'weekday' : 'date',
    day: weekday(time),
    date: said(time, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }),
    time: said(time, { timeStyle: 'short' })
  } as const;
}

const capital = (label: string): string => label.charAt(0).toLocaleUpperCase(localeOf(language())) + label.slice(1);

/** A label of its own, so it begins with a capital: some languages write days of the week in lower case. */
export const played = (time: number | null, now: number): string => capital(text('played', dayOf(time, now)));

export const lastPlayed = (time: number | null, now: number): string => text('last-played', dayOf(time, now));

/** The name of a game that begins now. */
export function gameName(time: number): string {
  const hour = new Date(time).getHours();
  const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return capital(text('new-game-name', { part, day: weekday(time) }));
}

/** A date with its year. */
export const date = (time: number): string => said(time, { dateStyle: 'long' });

/** A duration given in milliseconds, in words. */
export function long(time: number): string {
  const minutes = Math.round(time / MINUTE);
  if (minutes < 1) return text('time-short');
  if (minutes < 60) return text('time-minutes', { minutes });
  return text('time-hours', { hours: Math.floor(minutes / 60), rest: String(minutes % 60).padStart(2, '0') });
}
