// A table as a file for spreadsheets.

import { language } from '#text/text';

export type Cell = string | number | null;

/** Some programs take what begins like this for a formula, and carry it out. */
const FORMULA = /^[=+\-@\t\r]/;

/** Programs take a table without it for older than its letters. */
const MARK = '\uFEFF';

function written(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Where a comma stands in numbers, spreadsheets expect a semicolon between cells. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const separator = language() === 'en' ? ',' : ';';
  return [head, ...rows].map((cells) => `${cells.map(written).join(separator)}\r\n`).join('');
}

export const csvFile = (content: string, name: string): File =>
  new File([MARK, content], `${name}.csv`, { type: 'text/csv' });
