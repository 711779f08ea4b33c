// The lines of a ledger: one for each component of a side's strength, with its parts.

import type { Stack } from '../../board/view';
import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { TideId } from '../../box/tides';

export interface Counted {
  readonly stack: Stack;
  readonly value: number;
}

export type Line =
  | { readonly what: 'units'; readonly stack: Stack; readonly value: number }
  /** Units of which no more is known than what they count together. */
  | { readonly what: 'army'; readonly value: number }
  | { readonly what: 'order'; readonly token: OrderToken | null; readonly printed: number; readonly value: number }
  | { readonly what: 'garrison' | 'force'; readonly value: number }
  | {
      readonly what: 'support';
      readonly house: House;
      readonly area: AreaId;
      readonly units: readonly Counted[];
      readonly order: number;
      readonly value: number;
    }
  | { readonly what: 'card'; readonly card: HouseCardId; readonly printed: number; readonly value: number }
  | { readonly what: 'card-text'; readonly card: HouseCardId; readonly value: number }
  | { readonly what: 'tides'; readonly tide: TideId | null; readonly value: number }
  | { readonly what: 'blade'; readonly value: number };

export interface Reckoning {
  /** Null is a neutral force. */
  readonly house: House | null;
  readonly lines: readonly Line[];
  readonly total: number;
}
