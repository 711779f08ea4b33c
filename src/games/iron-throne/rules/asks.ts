// Asks and answers. An ask holds nothing secret: its choices are worked out from the view of the House that answers, so who is asked
// never depends on a hand.

import type { Face } from '../box/houseCards';
import type { House } from '../box/houses';
import type { Person } from '../box/people';
import type { Back, PerHouse, Side, Source } from './terms';

export const ABOUTS = [
  'choosing-leader',
  'hostages',
  'defender',
  'placing-power',
  'participant',
  'offering-support',
  'accepting-support',
  'house-card',
  'reaction',
  'deal-terms',
  'deal-signing',
  'deal-counter',
  'deal-answer',
  'distributing',
  'hostage-from',
  'hostage-place',
  // Effects of leaders and character cards; `by` says whose.
  'use-leader',
  'effect-player',
  'effect-power',
  'effect-discard',
  'effect-compel',
  'effect-higher',
  'effect-swap',
  'effect-yield',
  'effect-rescue',
  'effect-torture',
  'effect-sift'
] as const;
export type About = (typeof ABOUTS)[number];

interface AskBase {
  readonly house: House;
  readonly about: About;
  /**
   * open: answered in the middle of the table. look: the question is public, but answering it takes a look at the own hand or
   * hostages. sealed: the answer is secret until all have given theirs.
   */
  readonly privacy: 'open' | 'look' | 'sealed';
  readonly by: Source | null;
}

export const OPTIONS = [
  'use',
  'always',
  'leave',
  'accept',
  'decline',
  'sign',
  'counter',
  'no-deal',
  'give-card',
  'withdraw'
] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Which cards of the hand will do. */
export interface Fitting {
  readonly hostilityUpTo?: number;
  readonly hostilityAbove?: number;
}

/** What a side gets from the other. */
export interface Gains {
  readonly influence: number;
  readonly hostages: number;
  readonly power: number;
  /** Where agreed hostages come from; of the others the taker chooses the place. */
  readonly places?: readonly Place[];
}

/** How many hostages each place could give. */
export interface Stock {
  readonly deck: number;
  readonly hand: number;
  readonly row: number;
}
export type Terms = PerHouse<Gains>;

/** A place that a hostage can be taken from: the deck's top, the hand at random, or a hostage that the victim holds. */
export type Place = 'deck' | 'hand' | number;

/** A hostage in somebody's row. */
export interface Held {
  readonly holder: House;
  readonly at: number;
}

/** Whom a torture can hurt. */
export interface Torturable {
  readonly living: PerHouse<readonly Person[]>;
  readonly leaders: PerHouse<Person>;
}

export interface AskKinds {
  leader: unknown;
  option: { readonly options: readonly OptionId[] };
  player: { readonly players: readonly House[]; readonly mayDecline: boolean };
  character: { readonly of: House; readonly characters: readonly Person[]; readonly mayDecline: boolean };
  card: { readonly fitting: Fitting; readonly mayDecline: boolean };
  cards: { readonly count: number; readonly mayDecline: boolean };
  split: { readonly least: number; readonly most: number; readonly characters: readonly Person[] };
  support: { readonly characters: readonly Person[] };
  hostage: Torturable & {
    readonly held: readonly Back[];
    readonly mayRelease: boolean;
    readonly mayFinish: boolean;
    /** The own leader adds to each torture, which may be let be. */
    readonly torturer?: true;
  };
  place: { readonly victim: House; readonly places: readonly Place[]; readonly mayDecline?: true };
  held: { readonly held: readonly Held[] };
  sift: { readonly keep: number };
  deal: {
    readonly with: House;
    readonly most: Terms;
    /** Of what each could give; none in games begun before. */
    readonly stock?: PerHouse<Stock>;
  };
  reaction: Torturable & { readonly people: readonly Person[] };
}
export type AskKind = keyof AskKinds;
export type AskOf<K extends AskKind> = K extends AskKind ? AskBase & { readonly kind: K } & AskKinds[K] : never;
export type Ask = AskOf<AskKind>;

export interface Answers {
  leader: { readonly leader: Person };
  option: { readonly option: OptionId };
  player: { readonly player: House | null };
  character: { readonly character: Person | null };
  card: { readonly card: Face | null };
  cards: { readonly cards: readonly Face[] };
  split: { readonly power: Readonly<Partial<Record<Person, number>>> };
  support: { readonly side: Side | null; readonly character: Person | null };
  hostage:
    | { readonly do: 'done' }
    | { readonly do: 'release'; readonly at: number }
    /** `plain`: without what the own leader would add. */
    | { readonly do: 'torture'; readonly at: number; readonly character?: Person; readonly plain?: true };
  place: { readonly place: Place | null };
  held: Held;
  /** `keep` goes to the hand, the others back onto the deck, the first on top. */
  sift: { readonly keep: readonly Face[]; readonly back: readonly Face[] };
  deal: { readonly terms: Terms | null };
  reaction: { readonly card: Person | null };
}
export type AnswerOf<K extends AskKind> = K extends AskKind ? { readonly kind: K } & Answers[K] : never;
/**
 * Given to any ask that is not sealed, and leaves it open: the leader, which was to be used always, is asked about again.
 */
export interface AskAgain {
  readonly kind: 'ask-again';
}
export type Answer = AnswerOf<AskKind> | AskAgain;
