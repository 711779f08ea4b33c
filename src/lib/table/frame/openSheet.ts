// What can be opened over a table to be read.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';

export type OpenSheet =
  | { readonly what: 'log' | 'tracks' }
  | { readonly what: 'house'; readonly house: House }
  | { readonly what: 'area'; readonly area: AreaId };
