// The Westeros phase: the round marker, the three cards, and what each card turns out to do. What it does is then a step of
// its own: supplyCard.ts, musteringCard.ts, powerCard.ts, bidding.ts and the wildlings.

import type { Track, WesterosCardId } from '#thrones/box';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import type { AnswerOf, AskOf } from '../asks';
import type { About } from '../asks';
import { Chance } from '#engine/chance';
import { ask, type Draft, record } from '../draft';
import { holder } from '../influence';
import { OPTIONS } from '../options';
import type { Decks, Table, WesterosEffect } from '../position';
import { comeNearer } from '../wildlings/threat';

type Deck = 1 | 2 | 3;
type Named = WesterosCardId | 'nothing';

interface Choice {
  /** The holder of this track's token chooses. */
  readonly track: Track;
  /** The cards whose text it can be. */
  readonly options: readonly Named[];
}

/** Cards whose effect somebody chooses; the choice is put as an ask about the card. */
const CHOICES = {
  'a-throne-of-blades': { track: 'throne', options: OPTIONS['a-throne-of-blades'] },
  'dark-wings-dark-words': { track: 'court', options: OPTIONS['dark-wings-dark-words'] },
  'put-to-the-sword': { track: 'fiefdoms', options: OPTIONS['put-to-the-sword'] }
} as const satisfies Readonly<Partial<Record<WesterosCardId & About, Choice>>>;

/** Cards that are followed by a step of play are named like it; every other card only forbids orders, or does nothing. */
const EFFECTS: readonly WesterosEffect[] = [
  'supply',
  'mustering',
  'clash-of-kings',
  'game-of-thrones',
  'wildlings-attack'
];

const DECKS: readonly Deck[] = [1, 2, 3];

export function advanceTheRoundMarker(draft: Draft): void {
  draft.round += 1;
  draft.phase = 'westeros';
  draft.westeros = [];
  draft.forbidden = [];
  draft.acted = [];
  draft.repelled = [];
  draft.sealed = { ...draft.sealed, raven: null };
  record(draft, { what: 'round', round: draft.round });
  record(draft, { what: 'phase', phase: 'westeros' });
}

export function revealTheCards(draft: Draft): void {
  draft.westeros = DECKS.map((deck) => turnUp(draft, deck));
}

/** Icons are counted on all three cards before any card is resolved. */
export function advanceTheWildlings(draft: Draft): void {
  comeNearer(draft, draft.westeros.filter(hasIcon).length);
}

/** The next card is resolved. A Winter Is Coming gives way to another card of its deck, whose icon counts from now on. */
export function turnToCard(draft: Draft, deck: Deck): void {
  draft.resolving = { deck, effect: null };
  while (cardOf(draft, deck) === 'winter-is-coming') {
    shuffle(draft, deck);
    const card = turnUp(draft, deck);
    draft.westeros = draft.westeros.map((old, i) => (i === deck - 1 ? card : old));
    if (hasIcon(card)) comeNearer(draft, 1);
  }
}

/** Finds out what the card in turn does; where somebody has a choice, asks. */
export function decideTheCard(draft: Draft): void {
  const card = cardOf(draft, deckInTurn(draft));
  if (!leavesAChoice(card)) {
    carryOutAs(draft, card);
    return;
  }
  const { track, options } = CHOICES[card];
  ask(draft, { kind: 'option', house: holder(draft, track), about: card, secret: false, options, area: null });
}

/** The card is carried out as if it were the one that its chooser has named. */
export function chooseTheEffect(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  record(draft, { what: 'chose', house: asked.house, about: asked.about, option: answer.option });
  carryOutAs(draft, isCard(answer.option) ? answer.option : 'nothing');
}

export function finishTheCard(draft: Draft): void {
  draft.resolving = null;
}

function carryOutAs(draft: Draft, card: Named): void {
  if (card !== 'nothing') draft.forbidden = [...draft.forbidden, ...WESTEROS_CARDS[card].forbids];
  draft.resolving = { deck: deckInTurn(draft), effect: EFFECTS.find((effect) => effect === card) ?? 'nothing' };
}

const hasIcon = (card: WesterosCardId): boolean => WESTEROS_CARDS[card].wildlingIcon;

const isCard = (name: string): name is WesterosCardId => name in WESTEROS_CARDS;

const leavesAChoice = (card: WesterosCardId): card is keyof typeof CHOICES => card in CHOICES;

function deckInTurn(table: Pick<Table, 'resolving'>): Deck {
  if (table.resolving === null) throw new Error('No Westeros card is being resolved');
  return table.resolving.deck;
}

function cardOf(table: Pick<Table, 'westeros'>, deck: Deck): WesterosCardId {
  const card = table.westeros[deck - 1];
  if (card === undefined) throw new Error('The Westeros cards have not been turned up');
  return card;
}

/** A card turned up goes under its deck at once, so that the deck always has ten. It is shown in `westeros`. */
function turnUp(draft: Draft, deck: Deck): WesterosCardId {
  const [card, ...others] = deckOf(draft, deck);
  if (card === undefined) throw new Error('A Westeros deck is never empty');
  layDeck(draft, deck, [...others, card]);
  record(draft, { what: 'westeros-card', deck, card });
  return card;
}

function shuffle(draft: Draft, deck: Deck): void {
  const chance = new Chance(draft.chance);
  layDeck(draft, deck, chance.shuffle(deckOf(draft, deck)));
  draft.chance = chance.state;
}

const INDEX = { 1: 0, 2: 1, 3: 2 } as const;

const deckOf = (draft: Draft, deck: Deck): readonly WesterosCardId[] => draft.decks.westeros[INDEX[deck]];

function layDeck(draft: Draft, deck: Deck, cards: readonly WesterosCardId[]): void {
  const westeros: [...Decks['westeros']] = [...draft.decks.westeros];
  westeros[INDEX[deck]] = cards;
  draft.decks = { ...draft.decks, westeros };
}
