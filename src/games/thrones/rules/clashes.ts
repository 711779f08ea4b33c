// House rules that cannot be agreed on, by themselves or together. A clash names a rule of docs/RULES.md, chapter "House rules".

import { AREAS, CASTLES } from '../box/areas';
import type { House, Setup, WesterosCardId } from '#thrones/box';
import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '../box/limits';
import { WESTEROS_DECKS } from '../box/westerosCards';
import { HOUSE_RULES, type HouseRule, neutralAtStart, southOf } from './houseRules';
import type { HouseRules } from './position';

/** The game cannot be shorter: there would be no Westeros phase in it. */
export const FEWEST_ROUNDS = 2;
export const MOST_GLASS = 15;
/** Rounds with chosen Westeros cards. */
export const MOST_OPENING = 3;
/** Round 1 has no Westeros phase. */
export const FIRST_WESTEROS = 2;

/** The reason why they cannot be agreed on. */
export type Clash =
  | { readonly rule: 'house.none' }
  | { readonly rule: 'house.as-printed'; readonly of: HouseRule }
  | { readonly rule: 'house.no-tides' }
  | { readonly rule: 'house.no-south' }
  | {
      readonly rule: 'house.castles-at-start';
      readonly house: House;
      readonly holds: number;
    }
  | { readonly rule: 'house.castles-on-the-map'; readonly open: number }
  | { readonly rule: 'house.opening-too-late'; readonly round: number; readonly last: number }
  | {
      readonly rule: 'house.opening-deck';
      readonly card: WesterosCardId;
      readonly deck: number;
    }
  | { readonly rule: 'house.opening-winter'; readonly deck: number };

/** `tides`: they are part of the game. */
export function* clashesOf(agreed: HouseRules, setup: Setup, tides: boolean): Generator<Clash> {
  if (HOUSE_RULES.every((rule) => agreed[rule] === undefined)) yield { rule: 'house.none' };
  for (const of of HOUSE_RULES) if (isAsPrinted(agreed, of)) yield { rule: 'house.as-printed', of };
  if (agreed.tidesDeck !== undefined && !tides) yield { rule: 'house.no-tides' };
  if (agreed.south !== undefined && southOf(setup).length === 0) yield { rule: 'house.no-south' };
  if (agreed.castles !== undefined) yield* clashesOfCastles(agreed.castles, setup, agreed);
  if (agreed.opening !== undefined) yield* clashesOfOpening(agreed.opening, agreed.rounds ?? ROUNDS);
}

/** A house rule that repeats the rulebook. */
function isAsPrinted({ rounds, castles, power, opening }: HouseRules, of: HouseRule): boolean {
  if (of === 'rounds') return rounds === ROUNDS;
  if (of === 'castles') return castles === CASTLES_TO_WIN;
  if (of === 'power') return power === STARTING_POWER;
  return of === 'opening' && opening?.every((cards) => cards.length === 0) === true;
}

function* clashesOfCastles(castles: number, setup: Setup, agreed: HouseRules): Generator<Clash> {
  for (const house of setup.houses) {
    const holds = CASTLES.filter((area) => AREAS[area].home === house || setup.units[house]?.[area]).length;
    if (castles <= holds) yield { rule: 'house.castles-at-start', house, holds };
  }
  const open = CASTLES.filter((area) => neutralAtStart(setup, area, agreed) !== 'impassable').length;
  if (castles > open) yield { rule: 'house.castles-on-the-map', open };
}

function* clashesOfOpening(opening: NonNullable<HouseRules['opening']>, last: number): Generator<Clash> {
  const round = FIRST_WESTEROS - 1 + Math.max(0, ...opening.map((cards) => cards.length));
  if (round > last) yield { rule: 'house.opening-too-late', round, last };
  for (const [i, cards] of opening.entries()) {
    const deck = i + 1;
    if (cards.includes('winter-is-coming')) yield { rule: 'house.opening-winter', deck };
    for (const card of new Set(cards))
      if (timesIn(cards, card) > timesIn(WESTEROS_DECKS[i]!, card)) yield { rule: 'house.opening-deck', card, deck };
  }
}

export const timesIn = <T>(cards: readonly T[], card: T): number => cards.filter((one) => one === card).length;
