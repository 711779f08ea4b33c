// The House cards of the two active players: put down, and revealed together.

import type { Face, House } from '#iron/box';
import type { AnswerOf, Ask } from './asks';
import { draw, fromHand, handOf, takeTop } from './cards';
import { ask, changeEncounter, type Draft, encounterOf, record } from './draft';
import { isEarlier } from './earlier';
import { activeHouses, outcomeOf } from './encounter';
import { openWindow } from './uses';

/** Both at once; a House that has to play first and open does so before the other is asked. */
export function askForHouseCards(draft: Draft): void {
  const { openFirst, revealed } = encounterOf(draft);
  const missing = activeHouses(draft).filter((house) => !(house in draft.sealed.cards) && !(house in revealed));
  for (const house of openFirst !== null && missing.includes(openFirst) ? [openFirst] : missing) {
    if (handOf(draft, house).length === 0 && !isEarlier(draft)) draw(draft, house, 1);
    if (handOf(draft, house).length === 0) putDownUnseen(draft, house);
    else {
      const privacy = house === openFirst ? 'look' : 'sealed';
      ask(draft, {
        kind: 'card',
        house,
        about: 'house-card',
        privacy,
        by: null,
        fitting: {},
        mayDecline: false
      });
    }
  }
}

export const areCardsMissing = (draft: Draft): boolean =>
  activeHouses(draft).some((house) => !(house in draft.sealed.cards) && !(house in encounterOf(draft).revealed));

/** Without a card anywhere; in games begun before, without one in hand: the top of the deck, unseen by its own player too. */
function putDownUnseen(draft: Draft, house: House): void {
  const face = takeTop(draft, house);
  if (house === encounterOf(draft).openFirst) return layOpen(draft, house, face);
  seal(draft, house, face);
  draft.sealed = { ...draft.sealed, blind: [...draft.sealed.blind, house] };
}

export function putDown(draft: Draft, _asked: Ask, house: House, { card }: AnswerOf<'card'>): void {
  fromHand(draft, house, [card!]);
  if (house === encounterOf(draft).openFirst) layOpen(draft, house, card);
  else seal(draft, house, card);
}

function seal(draft: Draft, house: House, face: Face | null): void {
  draft.sealed = { ...draft.sealed, cards: { ...draft.sealed.cards, [house]: face } };
  record(draft, { what: 'put-down', house, open: false });
}

function layOpen(draft: Draft, house: House, face: Face | null): void {
  changeEncounter(draft, { revealed: { ...encounterOf(draft).revealed, [house]: face } });
  record(draft, { what: 'put-down', house, open: true });
}

export function revealHouseCards(draft: Draft): void {
  changeEncounter(draft, { revealed: { ...encounterOf(draft).revealed, ...draft.sealed.cards } });
  draft.sealed = { ...draft.sealed, cards: {}, blind: [] };
  record(draft, { what: 'revealed', cards: encounterOf(draft).revealed, outcome: outcomeOf(draft) });
  openWindow(draft, 'reveal');
}
