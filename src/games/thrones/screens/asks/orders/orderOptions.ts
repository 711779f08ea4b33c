// The choices for each kind of order token in one area: place it, take it back, or neither, and why.

import type { AreaId, OrderToken, WesterosCardId } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import type { Refusal, View } from '#thrones/rules';
import { areasWith, type Laid } from './laying';

export interface TokenOption {
  readonly token: OrderToken;
  /** `used`: all tokens of the kind are elsewhere, and one could be taken from there. */
  readonly state: 'free' | 'chosen' | 'used' | 'refused';
  /** The number of tokens of the kind that are unused, or in this area. */
  readonly left: number;
  /** The other areas that have one. */
  readonly areas: readonly AreaId[];
  /** The reason why it cannot be placed here; null if it can. */
  readonly refusal: Refusal | null;
}

/** The fixed sequence of the tokens, so that fingers learn it: by type, the special order of a type first. */
export const TOKEN_PLACES: readonly OrderToken[] = [
  'march+1',
  'march+0',
  'march-1',
  'defense+2',
  'defense+1',
  'support+1',
  'support',
  'special-raid',
  'raid',
  'special-consolidate-power',
  'consolidate-power'
];

export function optionFor(token: OrderToken, area: AreaId, laid: Laid, refusal: Refusal | null): TokenOption {
  const areas = areasWith(laid, token).filter((one) => one !== area);
  const isUsed = refusal?.rule === 'order.too-many-of-a-kind';
  const state = laid.get(area) === token ? 'chosen' : isUsed ? 'used' : refusal === null ? 'free' : 'refused';
  return { token, state, left: ORDERS[token].count - areas.length, areas, refusal };
}

export interface Law {
  readonly card: WesterosCardId;
  readonly tokens: readonly OrderToken[];
}

/** The orders that the Westeros cards of this round forbid. If the holder of the blade chose, it is the card they chose from. */
export function lawsOf({ westeros, forbidden }: Pick<View, 'westeros' | 'forbidden'>): Law[] {
  const laws = westeros.flatMap((card) => {
    const tokens = WESTEROS_CARDS[card].forbids;
    return tokens.length > 0 && tokens.every((token) => forbidden.includes(token)) ? [{ card, tokens }] : [];
  });
  const rest = forbidden.filter((token) => !laws.some(({ tokens }) => tokens.includes(token)));
  const card = westeros.find((one) => one === 'put-to-the-sword');
  return rest.length > 0 && card !== undefined ? [...laws, { card, tokens: rest }] : laws;
}

export const cardAgainst = (view: Pick<View, 'westeros' | 'forbidden'>, token: OrderToken): WesterosCardId | null =>
  lawsOf(view).find(({ tokens }) => tokens.includes(token))?.card ?? null;
