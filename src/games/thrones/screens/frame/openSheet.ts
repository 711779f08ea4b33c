// What can be opened over a table to be read.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { RefusalRule } from '../../rules/refusals';

/** Why nothing can be done there. */
export interface Why {
  readonly rule: RefusalRule;
  readonly text: string;
}

export type OpenSheet =
  | { readonly what: 'log' | 'tracks' | 'house-rules' }
  | { readonly what: 'house'; readonly house: House }
  | { readonly what: 'area'; readonly area: AreaId; readonly why?: Why | undefined };
