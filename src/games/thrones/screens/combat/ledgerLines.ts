// The lines of a ledger: one for each component of a side's strength, with its parts.

import type { House } from '#thrones/box';
import type { LedgerLine } from '#thrones/rules';

export type Line = LedgerLine | { readonly what: 'force'; readonly value: number };

export interface Reckoning {
  /** The house of this side; null for a neutral force. */
  readonly house: House | null;
  readonly lines: readonly Line[];
  readonly total: number;
}

/** The sum of the lines that are shown. */
export function sumShown({ lines, total }: Reckoning, shows: (line: Line) => boolean): number {
  const shown = lines.filter(shows);
  return shown.length === lines.length ? total : shown.reduce((sum, { value }) => sum + value, 0);
}
