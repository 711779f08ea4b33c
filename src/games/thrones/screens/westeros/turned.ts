// The Westeros cards as a moment shows them: which are there, which of them were just revealed, how far they have been
// resolved, and their results so far.

import type { House, WesterosCardId } from '#thrones/box';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import { isA, type MomentOf } from '#thrones/flow/moments';

export const DECKS = [1, 2, 3] as const;
export type Deck = (typeof DECKS)[number];

/** The deck whose cards forbid orders. */
const FORBIDDING: Deck = 3;

export interface Gain {
  readonly house: House;
  readonly from: number | null;
  readonly to: number;
}

export interface Turned {
  readonly deck: Deck;
  readonly card: WesterosCardId;
  /** The cards of this deck that it replaced, the first one first. */
  readonly instead: readonly WesterosCardId[];
  /** True if it was just revealed. */
  readonly isNew: boolean;
  /** The stage of its resolution; `binds`: what it forbids holds for the whole round. */
  readonly state: 'done' | 'now' | 'waits' | 'binds';
  /** Supply levels that changed, or power gained. */
  readonly gains: readonly Gain[];
}

export interface Threat {
  readonly from: number;
  readonly to: number;
  /** The icons on the cards that were just revealed. */
  readonly icons: number;
  readonly attack: boolean;
}

type Turning = Pick<MomentOf<'westeros'>, 'cards' | 'before' | 'now' | 'lines'>;

export const turnedIn = (told: Turning): Turned[] =>
  DECKS.flatMap((deck): Turned[] => {
    const shown = told.cards.filter((one) => one.deck === deck).map(({ card }) => card);
    const card = shown.at(-1) ?? told.now.westeros[deck - 1];
    if (card === undefined) return [];
    const isNew = shown.length > 0;
    // A card revealed in this answer may have replaced one that was there before.
    const was = isNew && told.cards.length < DECKS.length ? told.before.westeros[deck - 1] : undefined;
    const instead = [...(was === undefined ? [] : [was]), ...shown.slice(0, -1)];
    return [{ deck, card, instead, isNew, state: stateOf(told.now, deck), gains: gainsOf(told, card) }];
  });

function stateOf({ phase, resolving, forbidden }: Turning['now'], deck: Deck): Turned['state'] {
  const done = deck === FORBIDDING && forbidden.length > 0 ? 'binds' : 'done';
  if (phase !== 'westeros') return done;
  if (resolving === null) return 'waits';
  return deck < resolving.deck ? done : deck === resolving.deck ? 'now' : 'waits';
}

/** The gains that a card gave without asking anybody. */
const gainsOf = ({ lines }: Turning, card: WesterosCardId): Gain[] =>
  lines.flatMap((one): Gain[] => {
    if (one.what === 'supply' && one.cause === card) return [{ house: one.house, from: one.was, to: one.level }];
    return one.what === 'power' && one.about === card ? [{ house: one.house, from: null, to: one.by }] : [];
  });

/** The threat as the icons have moved it: moves without a cause, since what a wildling card does to the threat has one. */
export function threatIn({ cards, before, lines }: Turning): Threat {
  const from = before.wildlings;
  const moved = lines.filter(isA('wildlings-move')).findLast(({ cause }) => cause === undefined);
  return {
    from,
    to: moved?.to ?? from,
    icons: cards.filter(({ card }) => WESTEROS_CARDS[card].wildlingIcon).length,
    attack: lines.some(isA('wildlings-attack'))
  };
}
