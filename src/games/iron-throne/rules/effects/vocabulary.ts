// The parts of leaders and character cards. A design is one entry of plain data: its moment, its conditions, its verbs. Conditions
// follow from public facts alone, so that whether somebody is asked tells nothing.

import type { Person, SpecialEvent } from '#iron/box';
import type { Outcome } from '../terms';

export const MOMENTS = ['before-turn', 'before-offer', 'before-cards', 'reveal', 'resolution'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Players, seen from the one who uses the effect. */
export const GROUPS = [
  'self',
  /** Aimed at by an earlier verb. */
  'chosen',
  'others',
  'own-active',
  'own-supporters',
  'own-side',
  'their-active',
  'their-supporters',
  'their-side',
  /** Supporters of either side, but for oneself. */
  'other-supporters',
  /** Active players who showed a hostility, a character put down included. */
  'hostile-actives',
  /** Others who have spread more influence. */
  'ahead'
] as const;
export type Group = (typeof GROUPS)[number];

/** The condition under which a player of a group counts. */
export const HAVING = ['card', 'hand-card', 'living'] as const;
export type Having = (typeof HAVING)[number];

export const FACTS = [
  'active',
  'supporting',
  'challenger',
  'participant',
  'won',
  'lost',
  /** No influence of one's own was spread in this turn. */
  'spread-none',
  'own-card-held',
  'holds-hostage',
  'cards-left'
] as const;
export type Fact = (typeof FACTS)[number];

export type Condition =
  | { readonly is: Fact }
  | { readonly outcome: Outcome }
  | { readonly some: Group; readonly having?: Having }
  | { readonly none: Group }
  | { readonly showedTruce: 'self' | 'own-active' }
  | { readonly sheet: number }
  | { readonly hand: number }
  | { readonly theirHand: number }
  /** Power on one's participating character. */
  | { readonly ownPower: number };

export type Amount =
  | { readonly n: number; readonly supporting?: number }
  | { readonly perSupporter: number }
  | { readonly ownPowerUpTo: number }
  | { readonly spent: 'half' };

export interface Verbs {
  draw: { readonly who: Group; readonly n: number } | { readonly who: 'self'; readonly perLoser: number };
  discard: {
    readonly who: Group;
    readonly n: number;
    readonly how: 'chosen' | 'random';
    readonly hostilityUpTo?: number;
    readonly optional?: true;
  };
  distribute: { readonly n: number };
  place: { readonly n: number };
  remove: { readonly at: Group; readonly n: number } | { readonly at: Group; readonly allBut: number };
  burn: { readonly n: number };
  takeHostage: { readonly from: Group };
  rescue: unknown;
  torture: unknown;
  add: { readonly side: 'own' | 'their'; readonly amount: Amount };
  value: { readonly change: 'halve' | 'higher' | 'swap' };
  outcome: { readonly to: 'truce' };
  tie: unknown;
  withdraw: { readonly who: 'self' | 'chosen' };
  peek: { readonly n: number };
  openFirst: unknown;
  compel: unknown;
  soften: { readonly who: Group; readonly most: number; readonly onlyWithoutDeal?: true };
  recycle: unknown;
  sift: { readonly n: number; readonly keep: number };
  /** Aims the rest at a player. */
  choose: { readonly from: Group; readonly having?: Having; readonly optional?: true };
  /** The player aimed at gives a random card as a hostage, or withdraws. */
  yield: unknown;
}
export type VerbName = keyof Verbs;
export type VerbOf<V extends VerbName> = V extends VerbName ? { readonly verb: V } & Verbs[V] : never;
export type Verb = VerbOf<VerbName>;

/** book: printed in the rulebook. ours: a stand-in, shown as a house version. */
export type Mark = 'book' | 'ours';

/** Holds without being used. */
export interface StandingEffect {
  /** The own penalty is at most this; `thenDraw` cards follow. */
  readonly penalty?: { readonly most: number; readonly thenDraw: number };
  /** Once a turn a character that would die keeps 1 power, for 1 power of the sheet. */
  readonly keepsOne?: true;
  /** Whenever one tortures. */
  readonly torturer?: { readonly draws: number; readonly takes: number };
  readonly refillTo?: number;
}

export interface LeaderRule {
  readonly moment: Moment | null;
  readonly when: readonly Condition[];
  readonly does: readonly Verb[];
  /** asked: a yes or no comes first, each time. auto: so it does, unless its first question may be declined, and its owner may say: always. */
  readonly use: 'asked' | 'auto';
  readonly standing?: StandingEffect;
}

export interface CardRule {
  readonly window: 'reveal' | 'resolution';
  readonly when: readonly Condition[];
  readonly does: readonly Verb[];
}

/** The figures that an event of no House can compare: influence spread, cards in hand, power on living characters or on the sheet, hostages. */
export const MEASURES = ['spread', 'hand', 'power', 'sheet', 'held'] as const;
export type Measure = (typeof MEASURES)[number];
export const WANTED = ['most', 'fewest'] as const;
export type Wanted = (typeof WANTED)[number];

/** The other player with the most of it, or the fewest, defends. */
export interface EventRule {
  readonly compares: Measure;
  readonly wanted: Wanted;
}

export interface LeaderDesign extends LeaderRule {
  readonly mark: Mark;
}

export interface CardDesign extends CardRule {
  readonly mark: Mark;
}

/** The text of a card as an owner of the box has written it. */
interface Lettering {
  readonly title: string;
  readonly text: string;
}

export type OwnedLeader = LeaderRule & Lettering;
export type OwnedCard = CardRule & Lettering;
export type OwnedEvent = EventRule & Lettering;

/** In one game these stand in the place of what the app would play. */
export interface Owned {
  readonly leaders?: Readonly<Partial<Record<Person, OwnedLeader>>>;
  readonly cards?: Readonly<Partial<Record<Person, OwnedCard>>>;
  readonly events?: Readonly<Partial<Record<SpecialEvent, OwnedEvent>>>;
}
