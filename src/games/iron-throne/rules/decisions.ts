// Everything that can be asked: one line for each decision, with the kinds by which it is asked, the leaf of the rules that explains
// it, and what its screen must know. Its words: `ask-<decision>` and `do-<decision>` in text.

interface Decision {
  readonly kinds: readonly string[];
  readonly leaf: string;
  /** Has an answer that declines: `do-<decision>.none`. */
  readonly declines?: true;
  /** The number that counts for a player. */
  readonly counts?: 'event' | 'hand' | 'spread';
  /** The power that a character gains. */
  readonly gains?: number;
  /** The card is played in place of the one on the table; otherwise it is discarded. */
  readonly replaces?: true;
  /** The figure beside an option. */
  readonly beside?: 'offer' | 'source';
}

export const DECISIONS = {
  'choosing-leader': { kinds: ['leader'], leaf: 'set-up' },
  hostages: { kinds: ['hostage'], leaf: 'hostages' },
  defender: { kinds: ['player'], leaf: 'challenge', counts: 'event' },
  'placing-power': { kinds: ['character'], leaf: 'power', gains: 1 },
  participant: { kinds: ['character'], leaf: 'challenge' },
  'offering-support': { kinds: ['support'], leaf: 'support', declines: true },
  'accepting-support': { kinds: ['option'], leaf: 'support', beside: 'offer' },
  'house-card': { kinds: ['card'], leaf: 'house-cards' },
  reaction: { kinds: ['reaction'], leaf: 'reactions', declines: true },
  'deal-terms': { kinds: ['deal'], leaf: 'bargain' },
  'deal-signing': { kinds: ['option'], leaf: 'bargain' },
  'deal-counter': { kinds: ['deal'], leaf: 'bargain' },
  'deal-answer': { kinds: ['option'], leaf: 'bargain' },
  distributing: { kinds: ['split'], leaf: 'power' },
  'hostage-from': { kinds: ['player'], leaf: 'hostages', declines: true, counts: 'hand' },
  'hostage-place': { kinds: ['place'], leaf: 'hostages', declines: true },
  // Effects of leaders and character cards; `by` of the ask says whose.
  'use-leader': { kinds: ['option'], leaf: 'reactions', beside: 'source' },
  'effect-player': { kinds: ['player'], leaf: 'reactions', declines: true, counts: 'spread' },
  'effect-power': { kinds: ['split'], leaf: 'reactions', declines: true },
  'effect-discard': { kinds: ['card', 'cards'], leaf: 'reactions', declines: true },
  'effect-compel': { kinds: ['character'], leaf: 'reactions', declines: true },
  'effect-higher': { kinds: ['card'], leaf: 'reactions', declines: true, replaces: true },
  'effect-swap': { kinds: ['card'], leaf: 'reactions', declines: true, replaces: true },
  'effect-yield': { kinds: ['option'], leaf: 'reactions', beside: 'source' },
  'effect-rescue': { kinds: ['held'], leaf: 'reactions' },
  'effect-torture': { kinds: ['hostage'], leaf: 'torture' },
  'effect-sift': { kinds: ['sift'], leaf: 'reactions' }
} as const satisfies Readonly<Record<string, Decision>>;

export type About = keyof typeof DECISIONS;
/** Kinds of asks. */
export type AskKind = KindOf<About>;
export type KindOf<A extends About> = (typeof DECISIONS)[A]['kinds'][number];
/** Decisions that are asked by this kind. */
export type AboutOf<K extends AskKind> = {
  [A in About]: K extends KindOf<A> ? A : never;
}[About];
/** Decisions with an answer that declines. */
export type Declinable = {
  [A in About]: (typeof DECISIONS)[A] extends { readonly declines: true } ? A : never;
}[About];

export const ABOUTS = Object.keys(DECISIONS) as readonly About[];

export const decisionOf = ({ about }: { readonly about: About }): Decision => DECISIONS[about];

export const aboutsOf = <K extends AskKind>(kind: K): readonly AboutOf<K>[] =>
  ABOUTS.filter((about): about is AboutOf<K> => decisionOf({ about }).kinds.includes(kind));

export const mayBeDeclined = (about: About): about is Declinable => decisionOf({ about }).declines === true;

/** Decisions that this leaf of the rules explains. */
export const asksOn = (leaf: string): readonly About[] => ABOUTS.filter((about) => DECISIONS[about].leaf === leaf);
