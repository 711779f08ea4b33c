// Everything that can be asked: one line for each decision, with its drawer of the log, the leaf of the rules that explains it
// and, in a combat, its step. Who carries it out is said in answering.ts; for a house card that asks, by the card alone.

import type { ChoiceCardId } from '../box/houseCards';
import { CHOICE_CARD_IDS, isHouseCard } from '../box/houseCards';
import { keysOf } from '../box/tabulate';

export const GROUPS = ['battle', 'orders', 'westeros', 'power', 'wildlings', 'other'] as const;

/** A drawer of the log. */
export type Group = (typeof GROUPS)[number];

export type CombatStep = 'support' | 'cards' | 'texts' | 'tides' | 'blade' | 'outcome' | 'after';

interface Decision {
  readonly group: Group;
  readonly leaf: string;
  readonly step?: CombatStep;
}

const DECISIONS = {
  // Westeros phase
  'a-throne-of-blades': { group: 'westeros', leaf: 'westeros' },
  'dark-wings-dark-words': { group: 'westeros', leaf: 'westeros' },
  'put-to-the-sword': { group: 'westeros', leaf: 'westeros' },
  mustering: { group: 'westeros', leaf: 'mustering' },
  reconciling: { group: 'westeros', leaf: 'supply' },
  bidding: { group: 'power', leaf: 'bidding' },
  'track-tie': { group: 'power', leaf: 'bidding' },
  'wildling-tie': { group: 'wildlings', leaf: 'wildlings' },
  'preemptive-raid': { group: 'wildlings', leaf: 'wildlings' },
  'preemptive-raid-track': { group: 'wildlings', leaf: 'wildlings' },
  'preemptive-raid-losses': { group: 'wildlings', leaf: 'wildlings' },
  'crow-killers-destroyed': { group: 'wildlings', leaf: 'wildlings' },
  'crow-killers-losses': { group: 'wildlings', leaf: 'wildlings' },
  'crow-killers-reward': { group: 'wildlings', leaf: 'wildlings' },
  'massing-on-the-milkwater': { group: 'wildlings', leaf: 'wildlings' },
  'a-king-beyond-the-wall': { group: 'wildlings', leaf: 'wildlings' },
  'a-king-beyond-the-wall-reward': { group: 'wildlings', leaf: 'wildlings' },
  'mammoth-riders-losses': { group: 'wildlings', leaf: 'wildlings' },
  'mammoth-riders-reward': { group: 'wildlings', leaf: 'wildlings' },
  'the-horde-descends-losses': { group: 'wildlings', leaf: 'wildlings' },
  'the-horde-descends-reward': { group: 'wildlings', leaf: 'wildlings' },
  // Planning phase
  'assigning-orders': { group: 'orders', leaf: 'planning' },
  'messenger-raven': { group: 'orders', leaf: 'tokens' },
  'raven-card': { group: 'orders', leaf: 'tokens' },
  // Action phase
  raid: { group: 'orders', leaf: 'raid' },
  march: { group: 'orders', leaf: 'march' },
  consolidating: { group: 'orders', leaf: 'consolidate' },
  port: { group: 'other', leaf: 'ports' },
  // Combat
  support: { group: 'battle', leaf: 'support', step: 'support' },
  'accepting-support': { group: 'battle', leaf: 'support', step: 'support' },
  'house-card': { group: 'battle', leaf: 'house-cards', step: 'cards' },
  'tides-redraw': { group: 'battle', leaf: 'tides', step: 'tides' },
  'valyrian-steel-blade': { group: 'battle', leaf: 'tokens', step: 'blade' },
  casualties: { group: 'battle', leaf: 'casualties', step: 'outcome' },
  skulls: { group: 'battle', leaf: 'tides', step: 'outcome' },
  retreat: { group: 'battle', leaf: 'retreat', step: 'outcome' },
  'retreat-losses': { group: 'battle', leaf: 'retreat', step: 'outcome' }
} as const satisfies Readonly<Record<string, Decision>>;

type Named = keyof typeof DECISIONS;

/** What an ask can be about. */
export type About = Named | ChoiceCardId;

export const ABOUTS: readonly About[] = [...keysOf(DECISIONS), ...CHOICE_CARD_IDS];

const OF_CARDS: Decision = { group: 'battle', leaf: 'house-cards' };

const isNamed = (about: string): about is Named => about in DECISIONS;

/** Null for happenings that are no decision. */
export function decisionOn(about: string | undefined): Decision | null {
  if (isHouseCard(about)) return OF_CARDS;
  return about !== undefined && isNamed(about) ? DECISIONS[about] : null;
}

export const asksOn = (leaf: string): readonly About[] => ABOUTS.filter((about) => decisionOn(about)?.leaf === leaf);
