// The sheets that can be opened over a table.

import type { AreaId, House } from '#thrones/box';
import type { RefusalRule } from '#thrones/rules';

/** The reason why nothing can be done in an area. */
export interface Why {
  readonly rule: RefusalRule;
  readonly text: string;
}

export type OpenSheet =
  | { readonly what: 'log' | 'tracks' | 'house-rules' }
  | { readonly what: 'house'; readonly house: House }
  | { readonly what: 'area'; readonly area: AreaId; readonly why?: Why | undefined };
