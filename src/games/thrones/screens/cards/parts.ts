// The parts of a Westeros card: houses that act one by one, or a choice.

import type { WesterosCardId } from '#thrones/box';

export const isForHouses = (card: WesterosCardId): boolean =>
  card === 'supply' || card === 'mustering' || card === 'game-of-thrones' || card === 'wildlings-attack';

/** The options of the holder of a dominance token, with the ids of the ask. */
const CHOICES = {
  'a-throne-of-blades': ['supply', 'mustering', 'nothing'],
  'dark-wings-dark-words': ['clash-of-kings', 'game-of-thrones', 'nothing'],
  'put-to-the-sword': ['storm-of-swords', 'rains-of-autumn', 'nothing']
} as const satisfies Readonly<Partial<Record<WesterosCardId, readonly string[]>>>;

export type Choice = (typeof CHOICES)[keyof typeof CHOICES][number];

export const choicesOf = (card: WesterosCardId): readonly Choice[] =>
  Object.entries(CHOICES).find(([name]) => name === card)?.[1] ?? [];
