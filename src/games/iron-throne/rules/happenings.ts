// What happened, for the log, the moments and the walls of taking back. No happening holds anything secret.

import type { EventId } from '../box/events';
import type { Face } from '../box/houseCards';
import type { House } from '../box/houses';
import type { Person } from '../box/people';
import type { About, OptionId, Terms } from './asks';
import type { Hostage, Outcome, PerHouse, Result, Side, Source } from './terms';

export interface Happenings {
  /** The program answered for a House that had nothing to choose. */
  automatic: { readonly house: House; readonly about: About };
  'leaders-revealed': { readonly leaders: PerHouse<Person> };
  turn: { readonly turn: number; readonly challenger: House };
  'events-shuffled': unknown;
  event: { readonly event: EventId };
  defender: { readonly house: House };
  drew: { readonly house: House; readonly cards: number };
  shuffled: { readonly house: House };
  /** From the leader's sheet to a character. */
  placed: { readonly house: House; readonly character: Person; readonly power: number };
  /** From a character to the leader's sheet, or to another player's. */
  removed: { readonly house: House; readonly character: Person; readonly power: number; readonly to: House };
  died: { readonly house: House; readonly character: Person };
  saved: { readonly house: House; readonly character: Person };
  burned: { readonly house: House; readonly power: number };
  participates: { readonly house: House; readonly side: Side; readonly character: Person };
  offered: { readonly house: House; readonly side: Side; readonly character: Person };
  'stayed-out': { readonly house: House };
  supports: { readonly house: House; readonly side: Side; readonly character: Person; readonly compelled: boolean };
  declined: { readonly house: House; readonly by: House };
  'put-down': { readonly house: House; readonly open: boolean };
  revealed: { readonly cards: PerHouse<Face | null>; readonly outcome: Outcome };
  used: { readonly house: House; readonly leader: Person };
  /** From now on without being asked, and no longer so. */
  'always-uses': { readonly house: House; readonly leader: Person };
  'asked-again': { readonly house: House; readonly leader: Person };
  left: { readonly house: House; readonly by: Source };
  played: { readonly house: House; readonly card: Person };
  passed: { readonly house: House };
  chose: { readonly house: House; readonly player: House; readonly by: Source };
  added: { readonly side: Side; readonly amount: number; readonly by: Source };
  halved: { readonly side: Side };
  'breaks-ties': { readonly side: Side };
  'made-truce': { readonly house: House };
  replaced: { readonly house: House; readonly card: Face; readonly before: Face | null };
  'not-replaced': { readonly house: House };
  withdrew: { readonly house: House; readonly character: Person };
  peeked: { readonly house: House; readonly at: House; readonly cards: number };
  sifted: { readonly house: House; readonly cards: number };
  discarded: { readonly house: House; readonly cards: readonly Face[] };
  yielded: { readonly house: House; readonly option: OptionId };
  outcome: {
    readonly outcome: Outcome;
    readonly totals: Readonly<Record<Side, number>> | null;
    readonly result: Result;
  };
  terms: { readonly house: House; readonly terms: Terms };
  'no-deal': { readonly house: House };
  signed: { readonly house: House };
  'changed-hands': { readonly from: House; readonly to: House; readonly power: number };
  influence: { readonly house: House; readonly on: House };
  hostage: {
    readonly taker: House;
    readonly victim: House;
    /** Whose card it is. */
    readonly house: House;
    readonly from: Hostage['from'];
    /** The taker's own card: it went to the hand. */
    readonly home: boolean;
  };
  'took-none': { readonly taker: House; readonly from: readonly House[] };
  rescued: { readonly house: House; readonly from: House };
  released: {
    readonly holder: House;
    readonly house: House;
    /** Only in accounts of an earlier version, which told it to all. */
    readonly card?: Face;
  };
  tortured: { readonly holder: House; readonly house: House; readonly card: Face };
  'turn-over': { readonly turn: number };
  'game-over': { readonly winners: readonly House[]; readonly by: readonly ('influence' | 'deaths')[] };
}
export type HappeningKind = keyof Happenings;
export type HappeningOf<K extends HappeningKind> = K extends HappeningKind
  ? { readonly what: K } & Happenings[K]
  : never;
export type Happening = HappeningOf<HappeningKind>;
