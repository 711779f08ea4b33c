// The chronicle as a file: one row for each line of the log, for any program that reads tables or JSON.

import { text } from 'text:thrones/pages';
import { csvOf as tableOf } from '#shell/files/csv';
import type { AnswerSeen } from '../kit/playing';
import { changedRules } from '#thrones/rules/houseRules';
import type { HouseRules } from '#thrones/rules';
import { agreedText } from '#thrones/text/houseRuleWords';
import { linesOf } from '../frame/toLogLines';

export const COLUMNS = ['number', 'time', 'round', 'phase', 'house', 'about', 'what', 'sentence'] as const;

type Column = (typeof COLUMNS)[number];

export type Row = Readonly<Record<Column, string | number | null>>;

/** The house rules of the table, in rows before the first line. */
export const agreedRows = (agreed: HouseRules | null): Row[] =>
  changedRules(agreed).map((rule) => ({
    number: 0,
    time: null,
    round: 1,
    phase: null,
    house: null,
    about: rule,
    what: 'house-rule',
    sentence: agreedText(rule, agreed ?? {})
  }));

/** `hasTimes`: whether it is known when each answer was given. */
export function rowsOf(told: readonly AnswerSeen[], hasTimes: boolean): readonly Row[] {
  return linesOf(told).map(({ number, round, phase, house, kind, what, text }) => ({
    number,
    time: hasTimes ? dateOf(told[number - 1]?.time ?? 0) : null,
    round,
    phase,
    house,
    about: kind,
    what,
    sentence: text
  }));
}

/** The date and time in ISO form; null for a time outside the calendar. */
function dateOf(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export const csvOf = (rows: readonly Row[]): string =>
  tableOf(
    COLUMNS.map((column) => text(`column-${column}`)),
    rows.map((row) => COLUMNS.map((column) => row[column]))
  );
