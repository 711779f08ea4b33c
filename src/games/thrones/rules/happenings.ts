// What can happen at the table, as data. The log, the recap and the animations are made of these; text/ has the sentences.
// Nothing secret is ever recorded here: everybody sees all of it.

import type { AreaId } from '../box/areas';
import type { HouseCardId } from '../box/houseCards';
import type { House } from '../box/houses';
import type { OrderToken } from '../box/orders';
import type { TideId } from '../box/tides';
import type { Track } from '../box/tracks';
import type { UnitKind } from '../box/units';
import type { WesterosCardId } from '../box/westerosCards';
import type { WildlingCardId } from '../box/wildlingCards';
import type { About } from './decisions';
import type { BySide, Phase, PerHouse, SideName, Winner } from './terms';

/** One line of a reckoning of strength. */
export interface Part {
  readonly what: 'units' | 'order' | 'garrison' | 'support' | 'card' | 'card-text' | 'tides' | 'blade';
  readonly value: number;
  /** Where the units, the order or the support come from, or whose card it is. */
  readonly area?: AreaId;
  readonly house?: House;
  readonly card?: HouseCardId;
}

export type Happening =
  | { readonly what: 'round'; readonly round: number }
  | { readonly what: 'phase'; readonly phase: Phase }
  | { readonly what: 'westeros-card'; readonly deck: 1 | 2 | 3; readonly card: WesterosCardId }
  | { readonly what: 'wildlings-move'; readonly to: number }
  | { readonly what: 'wildlings-attack'; readonly strength: number }
  | { readonly what: 'wildling-card'; readonly card: WildlingCardId; readonly beaten: boolean; readonly singled: House }
  /** An answer was sealed; what it says stays hidden. */
  | { readonly what: 'sealed'; readonly house: House; readonly about: About }
  /** The program answered for the house, because there was nothing to choose. */
  | { readonly what: 'automatic'; readonly house: House; readonly about: About }
  | {
      readonly what: 'chose';
      readonly house: House;
      readonly about: About;
      readonly option: string;
      readonly area?: AreaId;
    }
  | { readonly what: 'bids'; readonly on: Track | 'wildlings'; readonly bids: PerHouse<number> }
  | { readonly what: 'track'; readonly track: Track; readonly houses: readonly House[] }
  | { readonly what: 'dominance'; readonly track: Track; readonly house: House }
  | { readonly what: 'power'; readonly house: House; readonly by: number; readonly about: string }
  | { readonly what: 'supply'; readonly house: House; readonly level: number }
  | {
      readonly what: 'units';
      readonly did:
        | 'mustered'
        | 'destroyed'
        | 'upgraded'
        | 'downgraded'
        | 'marched'
        | 'attacked'
        | 'returned'
        | 'retreated'
        | 'taken-over';
      readonly house: House;
      readonly units: readonly UnitKind[];
      readonly area: AreaId;
      readonly from?: AreaId;
      readonly about?: string;
    }
  | { readonly what: 'orders-revealed' }
  | {
      readonly what: 'orders-removed';
      readonly area: AreaId;
      readonly house: House;
      readonly token: OrderToken;
      readonly about: string;
    }
  | {
      readonly what: 'order-swapped';
      readonly area: AreaId;
      readonly house: House;
      readonly token: OrderToken;
      readonly was: OrderToken;
    }
  | {
      readonly what: 'order-moved';
      readonly area: AreaId;
      readonly from: AreaId;
      readonly house: House;
      readonly token: OrderToken;
    }
  | {
      readonly what: 'raided';
      readonly house: House;
      readonly from: AreaId;
      readonly area: AreaId;
      readonly victim: House;
      readonly token: OrderToken;
    }
  | { readonly what: 'power-token'; readonly did: 'left' | 'removed'; readonly house: House; readonly area: AreaId }
  | { readonly what: 'garrison-lost'; readonly house: House; readonly area: AreaId }
  | { readonly what: 'neutral-beaten'; readonly house: House; readonly area: AreaId; readonly strength: number }
  | { readonly what: 'neutral-too-strong'; readonly house: House; readonly area: AreaId; readonly strength: number }
  | {
      readonly what: 'combat';
      readonly area: AreaId;
      readonly attacker: House;
      readonly defender: House | null;
      readonly from: AreaId;
    }
  | {
      readonly what: 'support';
      readonly house: House;
      readonly area: AreaId;
      readonly side: SideName | null;
      readonly refused?: boolean;
    }
  | { readonly what: 'cards'; readonly cards: BySide<HouseCardId | null> }
  | {
      readonly what: 'card';
      readonly did: 'sent-back' | 'played' | 'discarded' | 'returned';
      readonly house: House;
      readonly card: HouseCardId;
    }
  | { readonly what: 'tides'; readonly tides: BySide<TideId | null> }
  | { readonly what: 'blade'; readonly house: House; readonly use: 'strength' | 'redraw' }
  | { readonly what: 'strength'; readonly parts: BySide<readonly Part[]>; readonly totals: BySide<number> }
  | {
      readonly what: 'victor';
      readonly house: House;
      readonly loser: House;
      readonly area: AreaId;
      readonly tie: boolean;
    }
  | { readonly what: 'raven'; readonly house: House; readonly use: 'swap' | 'look' | 'none' }
  | { readonly what: 'raven-card'; readonly house: House; readonly put: 'top' | 'bottom' }
  | { readonly what: 'winner'; readonly house: House; readonly by: Winner['by'] };

export type HappeningOf<W extends Happening['what']> = Extract<Happening, { what: W }>;
