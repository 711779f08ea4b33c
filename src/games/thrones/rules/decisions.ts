// Everything that can be asked: one line for each decision, with its drawer of the log, the leaf of the rules that explains it,
// its step in a combat, and its kind of ask with what a screen has to know of it. Who carries it out is said by its kind or,
// for a choice, in answering.ts; for a house card that asks, by the card alone.

import type { CardChoices, Choice, ChoiceCardId } from '#thrones/box';
import { CHOICE_CARD_IDS, choiceOf, isHouseCard } from '../box/houseCards';
import { keysOf } from '../box/tabulate';

export const GROUPS = ['battle', 'orders', 'westeros', 'power', 'wildlings', 'other'] as const;

/** A drawer of the log. */
export type Group = (typeof GROUPS)[number];

export type CombatStep = 'support' | 'cards' | 'texts' | 'tides' | 'blade' | 'outcome' | 'after';

/** Kinds of ask that are always about the same, so that nothing else has to be declared. */
interface Rule {
  readonly kind: 'orders' | 'raven' | 'raid' | 'march' | 'consolidate' | 'muster' | 'reconcile' | 'bid' | 'rank';
}

/** What an ask declares: its kind, and what a screen has to know. */
export type Asking = Choice | Rule;
export type AskKind = Asking['kind'];

interface Drawer {
  readonly group: Group;
  readonly leaf: string;
  readonly step?: CombatStep;
}
interface Decision extends Drawer {
  readonly asks: Asking;
}

const DECISIONS = {
  // Westeros phase
  'a-throne-of-blades': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  'dark-wings-dark-words': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  'put-to-the-sword': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  mustering: { group: 'westeros', leaf: 'mustering', asks: { kind: 'muster' } },
  reconciling: { group: 'westeros', leaf: 'supply', asks: { kind: 'reconcile' } },
  bidding: { group: 'power', leaf: 'bidding', asks: { kind: 'bid' } },
  'track-tie': { group: 'power', leaf: 'bidding', asks: { kind: 'rank' } },
  'wildling-tie': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid-track': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'crow-killers-destroyed': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'crow-killers-losses': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'units', fate: 'footman', of: 'own' } },
  'crow-killers-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'units', fate: 'knight', of: 'own' } },
  'massing-on-the-milkwater': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'card', use: 'discarded', of: 'own' }
  },
  'a-king-beyond-the-wall': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'a-king-beyond-the-wall-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'mammoth-riders-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'mammoth-riders-reward': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'card', use: 'returned', of: 'own', declines: true }
  },
  'the-horde-descends-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'the-horde-descends-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'muster' } },
  // Planning phase
  'assigning-orders': { group: 'orders', leaf: 'planning', asks: { kind: 'orders' } },
  'messenger-raven': { group: 'orders', leaf: 'tokens', asks: { kind: 'raven' } },
  'raven-card': { group: 'orders', leaf: 'tokens', asks: { kind: 'option' } },
  // Action phase
  raid: { group: 'orders', leaf: 'raid', asks: { kind: 'raid' } },
  march: { group: 'orders', leaf: 'march', asks: { kind: 'march' } },
  consolidating: { group: 'orders', leaf: 'consolidate', asks: { kind: 'consolidate' } },
  port: { group: 'other', leaf: 'ports', asks: { kind: 'option' } },
  // Combat
  support: { group: 'battle', leaf: 'support', step: 'support', asks: { kind: 'option', declines: 'none' } },
  'accepting-support': {
    group: 'battle',
    leaf: 'support',
    step: 'support',
    asks: { kind: 'option', declines: 'refuse' }
  },
  'house-card': {
    group: 'battle',
    leaf: 'house-cards',
    step: 'cards',
    asks: { kind: 'card', use: 'played', of: 'own' }
  },
  'tides-redraw': { group: 'battle', leaf: 'tides', step: 'tides', asks: { kind: 'option', declines: 'keep' } },
  'valyrian-steel-blade': {
    group: 'battle',
    leaf: 'tokens',
    step: 'blade',
    asks: { kind: 'option', declines: 'decline' }
  },
  casualties: {
    group: 'battle',
    leaf: 'casualties',
    step: 'outcome',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  skulls: { group: 'battle', leaf: 'tides', step: 'outcome', asks: { kind: 'units', fate: 'destroyed', of: 'own' } },
  retreat: { group: 'battle', leaf: 'retreat', step: 'outcome', asks: { kind: 'area', purpose: 'refuge' } },
  'retreat-losses': {
    group: 'battle',
    leaf: 'retreat',
    step: 'outcome',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  }
} as const satisfies Readonly<Record<string, Decision>>;

type Named = keyof typeof DECISIONS;

/** What an ask can be about. */
export type About = Named | ChoiceCardId;

type Declared = { readonly [A in Named]: (typeof DECISIONS)[A]['asks'] } & CardChoices;

/** Decisions with an answer that declines. */
export type Declinable<K extends 'area' | 'card'> = {
  [A in About]: Declared[A] extends { readonly kind: K; readonly declines: true } ? A : never;
}[About];

/** Decisions of one kind of ask. */
export type AboutOf<K extends AskKind> = { [A in About]: Declared[A]['kind'] extends K ? A : never }[About];

export const ABOUTS: readonly About[] = [...keysOf(DECISIONS), ...CHOICE_CARD_IDS];

const OF_CARDS: Drawer = { group: 'battle', leaf: 'house-cards' };

const isNamed = (about: string): about is Named => about in DECISIONS;

/** Null for happenings that are no decision. */
export function decisionOn(about: string | undefined): Drawer | null {
  if (isHouseCard(about)) return OF_CARDS;
  return about !== undefined && isNamed(about) ? DECISIONS[about] : null;
}

const askingOn = (about: About): Asking => (isNamed(about) ? DECISIONS[about].asks : choiceOf(about));

/** What a decision declares for those who show it. */
export function declared<K extends Choice['kind']>(kind: K, about: AboutOf<K>): Extract<Choice, { kind: K }> {
  const asks = askingOn(about);
  if (!isKind(kind, asks)) throw new Error(`${about} is asked as ${asks.kind}, not as ${kind}`);
  return asks;
}

const isKind = <K extends Choice['kind']>(kind: K, asks: Asking): asks is Extract<Choice, { kind: K }> =>
  asks.kind === kind;

export function mayBeDeclined<K extends 'area' | 'card'>(
  kind: K,
  about: AboutOf<K>
): about is AboutOf<K> & Declinable<K> {
  const choice: Choice = declared(kind, about);
  return 'declines' in choice && choice.declines === true;
}

export const aboutsOf = <K extends AskKind>(kind: K): readonly AboutOf<K>[] =>
  ABOUTS.filter((about): about is AboutOf<K> => askingOn(about).kind === kind);

export const asksOn = (leaf: string): readonly About[] => ABOUTS.filter((about) => decisionOn(about)?.leaf === leaf);
