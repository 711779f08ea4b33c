// The lines of a ledger: one for each component of a side's strength, with its parts.

import type { House } from '../../box/houses';
import type { LedgerLine } from '../../rules/happenings';

export type Line = LedgerLine | { readonly what: 'force'; readonly value: number };

export interface Reckoning {
  /** Null is a neutral force. */
  readonly house: House | null;
  readonly lines: readonly Line[];
  readonly total: number;
}
