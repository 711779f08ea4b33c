// What a Westeros card consists of: houses that do something one by one, or a choice.

import type { WesterosCardId } from '#thrones/box';

export const isForHouses = (card: WesterosCardId): boolean =>
  card === 'supply' || card === 'mustering' || card === 'game-of-thrones' || card === 'wildlings-attack';

/** What the holder of a dominance token chooses from, as the ask has it. */
export const CHOICES = {
  'a-throne-of-blades': ['supply', 'mustering', 'nothing'],
  'dark-wings-dark-words': ['clash-of-kings', 'game-of-thrones', 'nothing'],
  'put-to-the-sword': ['storm-of-swords', 'rains-of-autumn', 'nothing']
} as const satisfies Readonly<Partial<Record<WesterosCardId, readonly string[]>>>;

export type Choice = (typeof CHOICES)[keyof typeof CHOICES][number];

export const choicesOf = (card: WesterosCardId): readonly Choice[] =>
  Object.entries(CHOICES).find(([name]) => name === card)?.[1] ?? [];
