// The nine wildling cards, one of each. What they do to the lowest bidder, the others and the highest bidder is rules.

import { keysOf } from './tabulate';

export interface WildlingCard {
  readonly name: string;
}

const PRINTED = {
  'silence-at-the-wall': { name: 'Silence at the Wall' },
  'preemptive-raid': { name: 'Preemptive Raid' },
  'crow-killers': { name: 'Crow Killers' },
  'rattleshirts-raiders': { name: "Rattleshirt's Raiders" },
  'massing-on-the-milkwater': { name: 'Massing on the Milkwater' },
  'a-king-beyond-the-wall': { name: 'A King Beyond the Wall' },
  'mammoth-riders': { name: 'Mammoth Riders' },
  'the-horde-descends': { name: 'The Horde Descends' },
  'skinchanger-scout': { name: 'Skinchanger Scout' }
} as const satisfies Readonly<Record<string, WildlingCard>>;

export type WildlingCardId = keyof typeof PRINTED;

export const WILDLING_CARDS: Readonly<Record<WildlingCardId, WildlingCard>> = PRINTED;

export const WILDLING_CARD_IDS: readonly WildlingCardId[] = keysOf(WILDLING_CARDS);
