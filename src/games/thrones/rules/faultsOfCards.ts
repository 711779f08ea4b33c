// Faults in the cards of a position: hands, discard piles and decks, and what has been sealed.

import type { AreaId, House, HouseCardId } from '#thrones/box';
import { CARDS_OF } from '../box/houseCards';
import { TIDES_DECK } from '../box/tides';
import { WESTEROS_DECKS } from '../box/westerosCards';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import { occupant } from './control';
import type { PerHouse, Position } from './position';

export function* faultsOfCards(position: Position, houses: readonly House[]): Generator<string> {
  for (const house of houses) {
    const { hand, discard } = position.houses[house]!;
    const fault = differsFrom([...hand, ...discard, ...inPlay(position, house)], CARDS_OF[house]);
    if (fault !== null) yield `${house}: of its seven cards ${fault}`;
  }
  yield* faultsOfDecks(position);
  yield* faultsOfSealed(position);
}

/** From the reveal to the discard pile a card is in neither hand. */
function inPlay({ combat }: Position, house: House): HouseCardId[] {
  if (combat === null || !combat.revealed || combat.cleared) return [];
  const card =
    combat.attacker === house ? combat.cards.attacker : combat.defender === house ? combat.cards.defender : null;
  return card === null ? [] : [card];
}

function* faultsOfDecks({ decks, tides, stackedTides }: Position): Generator<string> {
  const westeros: readonly (readonly string[])[] = decks.westeros;
  if (westeros.length !== WESTEROS_DECKS.length) {
    yield `decks.westeros: there are ${WESTEROS_DECKS.length} of them`;
    return;
  }
  for (const [i, deck] of WESTEROS_DECKS.entries()) {
    const fault = differsFrom(westeros[i]!, deck);
    if (fault !== null) yield `decks.westeros[${i}]: ${fault}`;
  }
  const wildlings = differsFrom(decks.wildlings, WILDLING_CARD_IDS);
  if (wildlings !== null) yield `decks.wildlings: ${wildlings}`;
  const tidesFault = differsFrom(decks.tides, TIDES_DECK);
  const isLeftInTheBox = !tides && decks.tides.length === 0;
  if (tidesFault !== null && !isLeftInTheBox) yield `decks.tides: ${tidesFault}`;
  if (stackedTides > decks.tides.length) yield `stackedTides: the deck has only ${decks.tides.length} cards`;
}

function* faultsOfSealed({ areas, houses, phase, tides, bidding, combat, sealed }: Position): Generator<string> {
  const { orders, bids, cards, raven } = sealed;
  const named = [...housesIn(orders), ...housesIn(bids), ...housesIn(cards), ...housesIn(sealed.tides)];
  for (const house of new Set(named)) if (houses[house] === undefined) yield `sealed: ${house} is not in play`;
  if (housesIn(orders).length > 0 && phase !== 'planning') yield 'sealed.orders: only in the planning phase';
  for (const house of housesIn(orders)) {
    for (const area of Object.keys(orders[house] ?? {}) as AreaId[])
      if (occupant({ areas }, area) !== house) yield `sealed.orders: ${house} has no unit in ${area}`;
  }
  for (const house of housesIn(bids)) {
    if (bidding?.bidders.includes(house) !== true) yield `sealed.bids: ${house} does not bid`;
    if (bids[house]! > (houses[house]?.power ?? 0)) yield `sealed.bids: ${house} has not so much power`;
  }
  const fights = (house: House): boolean => combat?.attacker === house || combat?.defender === house;
  for (const house of housesIn(cards)) {
    if (!fights(house) || combat?.revealed === true) yield `sealed.cards: ${house} chooses no card`;
    if (houses[house]?.hand.includes(cards[house]!) !== true) yield `sealed.cards: ${house} does not hold that card`;
  }
  for (const house of housesIn(sealed.tides))
    if (!fights(house) || !tides) yield `sealed.tides: ${house} draws no card`;
  if (raven !== null && houses[raven.house] === undefined) yield `sealed.raven: ${raven.house} is not in play`;
}

const housesIn = (table: PerHouse<unknown>): House[] => Object.keys(table) as House[];

/** Cards that are missing or there too often, compared with all the cards of the box. */
function differsFrom(cards: readonly string[], all: readonly string[]): string | null {
  const left = [...all];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return `${card} is one too many`;
    left.splice(at, 1);
  }
  return left.length > 0 ? `${left[0]!} is missing` : null;
}
