// The nine wildling cards, one of each. What they do to the lowest bidder, the others and the highest bidder is rules.

export const WILDLING_CARD_IDS = [
  'silence-at-the-wall',
  'preemptive-raid',
  'crow-killers',
  'rattleshirts-raiders',
  'massing-on-the-milkwater',
  'a-king-beyond-the-wall',
  'mammoth-riders',
  'the-horde-descends',
  'skinchanger-scout'
] as const;

export type WildlingCardId = (typeof WILDLING_CARD_IDS)[number];
