// The ways of a house card: from hand into play, to the discard pile, back into hand.

import type { House, HouseCardId } from '#thrones/box';
import { changeSheet, type Draft, record, sheetOf } from '../draft';
import type { SideName } from '../position';
import { changeCombat, combatOf, houseOf } from './combatSides';

export function putIntoPlay(draft: Draft, side: SideName, card: HouseCardId): void {
  const combat = combatOf(draft);
  const house = houseOf(combat, side);
  changeSheet(draft, house, { hand: sheetOf(draft, house).hand.filter((one) => one !== card) });
  changeCombat(draft, { cards: { ...combat.cards, [side]: card } });
}

export function playCard(draft: Draft, side: SideName, card: HouseCardId): void {
  putIntoPlay(draft, side, card);
  record(draft, { what: 'card', did: 'played', house: houseOf(combatOf(draft), side), card });
}

/** Takes the card of a side out of play; where it goes is the caller's. */
export function takeOutOfPlay(draft: Draft, side: SideName): HouseCardId {
  const { cards } = combatOf(draft);
  changeCombat(draft, { cards: { ...cards, [side]: null } });
  return cards[side]!;
}

export function takeIntoHand(draft: Draft, house: House, cards: readonly HouseCardId[]): void {
  const { hand, discard } = sheetOf(draft, house);
  changeSheet(draft, house, { hand: [...hand, ...cards], discard: discard.filter((card) => !cards.includes(card)) });
  for (const card of cards) record(draft, { what: 'card', did: 'returned', house, card });
}

export function discardCards(draft: Draft, house: House, cards: readonly HouseCardId[]): void {
  const { hand, discard } = sheetOf(draft, house);
  changeSheet(draft, house, { hand: hand.filter((card) => !cards.includes(card)), discard: [...discard, ...cards] });
  for (const card of cards) record(draft, { what: 'card', did: 'discarded', house, card });
}

/** Whoever has no card left takes all the others back; the one that went last stays out. */
export function pickUpAfter(draft: Draft, house: House, last: HouseCardId): void {
  const { hand, discard } = sheetOf(draft, house);
  if (hand.length > 0) return;
  const others = discard.filter((card) => card !== last);
  takeIntoHand(draft, house, others);
}
