// The wildlings attack: three houses, two Westeros cards with icons, and the card Wildlings Attack.

import type { House, WildlingCardId } from '#thrones/box';
import { bid } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

/** The attack has the strength of the track and 4 for two icons: 8 by default. Turn order: Baratheon, Lannister, Stark. */
export const attack = (cards: string, text: string): Scene =>
  scene(`
    houses stark lannister baratheon
    wildlings 4
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings ${cards}
    ${text}
  `).westeros();

/** Houses left out bid nothing. */
export const bids = (g: Scene, amounts: Partial<Record<House, number>>): Scene => {
  for (const { house } of g.asks) g.answer(house, bid(amounts[house] ?? 0));
  return g;
};

/** The wildlings win, and Stark is the lowest bidder. */
export const lost = (card: WildlingCardId, text: string): Scene =>
  bids(attack(card, text), { lannister: 2, baratheon: 1 });

/** The Night's Watch wins, and Stark is the highest bidder. */
export const beaten = (card: WildlingCardId, text: string): Scene =>
  bids(attack(card, text), { stark: 4, lannister: 2, baratheon: 2 });
