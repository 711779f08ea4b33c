// What a wildling card can do to the house cards of a house.

import type { HouseCardId } from '../../box/houseCards';
import { HOUSE_CARDS } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { CardAnswer, CardAsk } from '../asks';
import type { Draft } from '../draft';
import { ask, changeSheet, record, sheetOf } from '../draft';
import type { Consequence } from './consequences';

/** Only a hand of two or more loses anything; one of equally strong cards does not, for no hand is to be emptied. */
export const discardTheStrongest: Consequence = (draft, house) => {
  const { hand } = sheetOf(draft, house);
  const most = Math.max(...hand.map((card) => HOUSE_CARDS[card].strength));
  const strongest = hand.filter((card) => HOUSE_CARDS[card].strength === most);
  if (strongest.length < hand.length) discard(draft, house, strongest);
};

export const discardOne: Consequence = (draft, house) => {
  const { hand: cards } = sheetOf(draft, house);
  if (cards.length < 2) return;
  ask(draft, { kind: 'card', house, about: 'massing-on-the-milkwater', secret: false, cards, mayDecline: false });
};

export function discardChosen(draft: Draft, asked: CardAsk, answer: CardAnswer): void {
  if (answer.card !== null) discard(draft, asked.house, [answer.card]);
}

export const takeBackAll: Consequence = (draft, house) => takeBack(draft, house, sheetOf(draft, house).discard);

export const mayTakeBackOne: Consequence = (draft, house) => {
  const { discard: cards } = sheetOf(draft, house);
  if (cards.length === 0) return;
  ask(draft, { kind: 'card', house, about: 'mammoth-riders-reward', secret: false, cards, mayDecline: true });
};

export function takeBackChosen(draft: Draft, asked: CardAsk, answer: CardAnswer): void {
  if (answer.card !== null) takeBack(draft, asked.house, [answer.card]);
}

function discard(draft: Draft, house: House, cards: readonly HouseCardId[]): void {
  const sheet = sheetOf(draft, house);
  const hand = sheet.hand.filter((card) => !cards.includes(card));
  changeSheet(draft, house, { hand, discard: [...sheet.discard, ...cards] });
  for (const card of cards) record(draft, { what: 'card', did: 'discarded', house, card });
}

function takeBack(draft: Draft, house: House, cards: readonly HouseCardId[]): void {
  const sheet = sheetOf(draft, house);
  const left = sheet.discard.filter((card) => !cards.includes(card));
  changeSheet(draft, house, { hand: [...sheet.hand, ...cards], discard: left });
  for (const card of cards) record(draft, { what: 'card', did: 'returned', house, card });
}
