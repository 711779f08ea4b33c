// The reason why a code player did something, as data. Told after the answer is public, and drawn from what is open only, so that it
// is the same for everybody, on every device, at any time.

import type { AreaId, House, HouseCardId, LandId, OrderKind, Track } from '#thrones/box';
import type { View } from '#thrones/rules';
import type { Weights } from '../weights';

/** A bystander's view: no seat is in it. */
export type PublicView = View & { readonly me: null };

export const isPublic = (view: View): view is PublicView => view.me === null;

/** An answer, by what everybody saw of it. */
export interface AnswerTaken {
  readonly before: PublicView;
  readonly after: PublicView;
  readonly house: House;
  /** The weights by which the seat plays. */
  readonly weights: Weights;
}

/** Somebody who could come, and with how much. */
export interface Danger {
  readonly by: House;
  readonly might: number;
}

export type Reason =
  /** The castle would be the house's `castles`th of `needed`. */
  | { readonly what: 'castle'; readonly area: AreaId; readonly castles: number; readonly needed: number }
  | { readonly what: 'leader'; readonly house: House; readonly castles: number; readonly needed: number }
  /** A castle of whoever leads. */
  | {
      readonly what: 'from-leader';
      readonly area: AreaId;
      readonly house: House;
      readonly castles: number;
      readonly needed: number;
    }
  /** What it takes should still be its own at the end of the round, against the Marches that lie open. */
  | { readonly what: 'held'; readonly area: AreaId; readonly danger: Danger; readonly defence: number }
  | { readonly what: 'odds'; readonly area: AreaId; readonly tenths: number }
  | { readonly what: 'neutral'; readonly area: AreaId; readonly strength: number }
  | { readonly what: 'unguarded'; readonly area: AreaId; readonly owner: House }
  | { readonly what: 'grudge'; readonly house: House }
  | { readonly what: 'land'; readonly area: AreaId; readonly supply: number; readonly power: number }
  | { readonly what: 'sea'; readonly area: AreaId }
  | { readonly what: 'guards'; readonly area: AreaId; readonly danger: Danger; readonly defence: number }
  | { readonly what: 'stays'; readonly area: AreaId; readonly count: number; readonly danger: Danger }
  | { readonly what: 'nearer'; readonly castle: LandId }
  | { readonly what: 'stronger'; readonly area: AreaId }
  | { readonly what: 'nowhere'; readonly area: AreaId }
  | { readonly what: 'raids'; readonly order: OrderKind; readonly area: AreaId; readonly victim: House }
  | { readonly what: 'raids-nothing' }
  | { readonly what: 'power'; readonly by: number }
  | { readonly what: 'only' }
  /** Before the cards it led by `lead`; by printed numbers the card beats that many of those in the enemy's hand. */
  | {
      readonly what: 'card';
      readonly card: HouseCardId;
      readonly lead: number;
      readonly beats: number;
      readonly of: number;
    }
  /** It weighs most of the three. */
  | { readonly what: 'prefers'; readonly track: Track }
  /** A bid for a track, and how many of them were still to come. */
  | { readonly what: 'bid'; readonly toCome: number }
  /** Power that was not bid, against the wildlings of the third card. */
  | { readonly what: 'kept' }
  | { readonly what: 'share'; readonly strength: number; readonly bidders: number; readonly fair: number }
  /** The reason for an order that was revealed: who could come. */
  | { readonly what: 'order'; readonly order: OrderKind; readonly area: AreaId; readonly danger: Danger }
  /** The reason for a March that was revealed: the castle that is nearest, which would be the house's `castles`th. */
  | {
      readonly what: 'order-for';
      readonly area: AreaId;
      readonly castle: LandId;
      readonly castles: number;
      readonly needed: number;
    }
  | { readonly what: 'own-fight'; readonly area: AreaId }
  | { readonly what: 'no-part'; readonly area: AreaId }
  /** Support that is to make that house lose. */
  | { readonly what: 'helps'; readonly area: AreaId; readonly against: House }
  | { readonly what: 'raven-none' }
  | { readonly what: 'blade'; readonly used: boolean; readonly lead: number }
  | { readonly what: 'refuge'; readonly area: AreaId }
  | { readonly what: 'cheapest' }
  | { readonly what: 'raven' };
