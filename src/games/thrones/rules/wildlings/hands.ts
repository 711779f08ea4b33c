// The effects of wildling cards on the house cards of a house.

import { HOUSE_CARDS } from '#thrones/box/houseCards';
import type { AnswerOf, AskOf } from '../asks';
import { ask, type Draft, sheetOf } from '../draft';
import { discardCards, takeIntoHand } from '../combat/cardsInPlay';
import type { Consequence } from './consequences';

/** Only a hand of two or more loses anything; one of equally strong cards does not, for no hand is to be emptied. */
export const discardTheStrongest: Consequence = (draft, house) => {
  const { hand } = sheetOf(draft, house);
  const most = Math.max(...hand.map((card) => HOUSE_CARDS[card].strength));
  const strongest = hand.filter((card) => HOUSE_CARDS[card].strength === most);
  if (strongest.length < hand.length) discardCards(draft, house, strongest);
};

export const discardOne: Consequence = (draft, house) => {
  const { hand: cards } = sheetOf(draft, house);
  if (cards.length < 2) return;
  ask(draft, { kind: 'card', house, about: 'massing-on-the-milkwater', secret: false, cards, mayDecline: false });
};

export function discardChosen(draft: Draft, asked: AskOf<'card'>, answer: AnswerOf<'card'>): void {
  if (answer.card !== null) discardCards(draft, asked.house, [answer.card]);
}

export const takeBackAll: Consequence = (draft, house) => takeIntoHand(draft, house, sheetOf(draft, house).discard);

export const mayTakeBackOne: Consequence = (draft, house) => {
  const { discard: cards } = sheetOf(draft, house);
  if (cards.length === 0) return;
  ask(draft, { kind: 'card', house, about: 'mammoth-riders-reward', secret: false, cards, mayDecline: true });
};

export function takeBackChosen(draft: Draft, asked: AskOf<'card'>, answer: AnswerOf<'card'>): void {
  if (answer.card !== null) takeIntoHand(draft, asked.house, [answer.card]);
}
