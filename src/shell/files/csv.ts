// Writes a table as a file for spreadsheets.

import { language } from '#text/text';

export type Cell = string | number | null;

/** Spreadsheets take a cell that begins like this for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** The byte order mark: without it, programs assume an encoding that is older than the letters. */
const MARK = '\uFEFF';

function written(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** In languages with a decimal comma, spreadsheets expect semicolons between cells. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const separator = language() === 'en' ? ',' : ';';
  return [head, ...rows].map((cells) => `${cells.map(written).join(separator)}\r\n`).join('');
}

export const csvFile = (content: string, name: string): File =>
  new File([MARK, content], `${name}.csv`, { type: 'text/csv' });
