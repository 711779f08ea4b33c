// House cards during a combat: chosen in secret, revealed together, put away in the clean-up.

import type { House } from '#thrones/box';
import type { AskOf } from '../asks';
import { carrying } from '../carrying';
import { Chance } from '#engine/chance';
import { ask, type Draft, record } from '../draft';
import type { Table } from '../position';
import { discardCards, pickUpAfter, playCard, putIntoPlay } from './cardsInPlay';
import { areTidesUsedUp } from '../houseRules';
import { changeCombat, combatOf, houseOf, sideOf, SIDES } from './combatSides';

export function askForHouseCards(draft: Draft): void {
  shuffleTheTides(draft);
  for (const side of SIDES) {
    const asked = houseCardAsk(draft, houseOf(combatOf(draft), side));
    if (asked.cards.length > 0) ask(draft, asked);
  }
}

export const houseCardAsk = (table: Pick<Table, 'houses'>, house: House): AskOf<'card'> => ({
  kind: 'card',
  house,
  about: 'house-card',
  secret: true,
  cards: table.houses[house]?.hand ?? [],
  mayDecline: false
});

/** All tides go back into the deck before each combat, or once all are drawn; those placed on top on purpose stay there. */
function shuffleTheTides(draft: Draft): void {
  if (!draft.tides) return;
  const { tides } = draft.decks;
  const chance = new Chance(draft.chance);
  const shuffled = chance.shuffle(tides.slice(draft.stackedTides));
  draft.chance = chance.state;
  draft.decks = { ...draft.decks, tides: [...tides.slice(0, draft.stackedTides), ...shuffled] };
  if (areTidesUsedUp(draft) && draft.stackedTides === 0) draft.stackedTides = tides.length;
}

/** Sealed until both have chosen; a card chosen after the reveal, because the first was sent back, is played at once. */
export const chooseHouseCard = carrying('card', (draft, { house }, { card }) => {
  const combat = combatOf(draft);
  if (combat.revealed) {
    playCard(draft, sideOf(combat, house)!, card!);
    return;
  }
  draft.sealed = { ...draft.sealed, cards: { ...draft.sealed.cards, [house]: card! } };
  record(draft, { what: 'sealed', house, about: 'house-card' });
});

export function revealHouseCards(draft: Draft): void {
  const chosen = draft.sealed.cards;
  draft.sealed = { ...draft.sealed, cards: {} };
  changeCombat(draft, { revealed: true });
  for (const side of SIDES) {
    const card = chosen[houseOf(combatOf(draft), side)];
    if (card !== undefined) putIntoPlay(draft, side, card);
  }
  record(draft, { what: 'cards', cards: combatOf(draft).cards });
}

/** The clean-up puts the played cards on the discard piles. */
export function discardPlayedCards(draft: Draft): void {
  const combat = combatOf(draft);
  for (const side of SIDES) {
    const card = combat.cards[side];
    if (card === null) continue;
    discardCards(draft, houseOf(combat, side), [card]);
    pickUpAfter(draft, houseOf(combat, side), card);
  }
  changeCombat(draft, { cleared: true });
}
