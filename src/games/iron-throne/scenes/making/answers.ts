// Answers of the second game, in a word.

import type { House, Person } from '#iron/box';
import type { Answer, Gains, Place, Side, Terms } from '#iron/rules';
import { face } from './notation';

export const option = (option: Extract<Answer, { readonly kind: 'option' }>['option']): Answer => ({
  kind: 'option',
  option
});
export const player = (player: House | null): Answer => ({ kind: 'player', player });
export const character = (character: Person | null): Answer => ({ kind: 'character', character });
export const card = (word: string | null): Answer => ({ kind: 'card', card: word === null ? null : face(word) });
export const split = (power: Partial<Record<Person, number>>): Answer => ({ kind: 'split', power });
export const support = (side: Side, character: Person): Answer => ({ kind: 'support', side, character });
export const stayOut: Answer = { kind: 'support', side: null, character: null };
export const done: Answer = { kind: 'hostage', do: 'done' };
export const release = (at: number): Answer => ({ kind: 'hostage', do: 'release', at });
export const torture = (at: number, character?: Person): Answer => ({
  kind: 'hostage',
  do: 'torture',
  at,
  ...(character === undefined ? {} : { character })
});
export const place = (place: Place | null): Answer => ({ kind: 'place', place });
export const held = (holder: House, at: number): Answer => ({ kind: 'held', holder, at });
export const play = (card: Person): Answer => ({ kind: 'reaction', card });
export const pass: Answer = { kind: 'reaction', card: null };

const gains = ({ influence = 0, hostages = 0, power = 0, ...places }: Partial<Gains>): Gains => ({
  influence,
  hostages,
  power,
  ...places
});

/** The goods that each side gets. */
export const deal = (terms: Partial<Record<House, Partial<Gains>>>): Answer => ({
  kind: 'deal',
  terms: Object.fromEntries(Object.entries(terms).map(([house, one]) => [house, gains(one)])) as Terms
});
export const noDeal: Answer = { kind: 'deal', terms: null };
