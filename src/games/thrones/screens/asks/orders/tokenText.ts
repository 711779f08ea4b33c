// Text beside an order token, whether or not it can be chosen.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/table';
import type { OrderToken, WesterosCardId } from '#thrones/box';
import type { TokenOption } from './orderOptions';

export type LookOf = 'free' | 'used' | 'struck' | 'dim';

const MARKS = {
  'march-1': 'march-minus',
  'march+0': 'march',
  'march+1': 'march-plus',
  'defense+1': 'defense',
  'defense+2': 'defense-plus',
  support: 'support',
  'support+1': 'support-plus',
  raid: 'raid',
  'special-raid': 'raid',
  'consolidate-power': 'power',
  'special-consolidate-power': 'power'
} as const satisfies Readonly<Record<OrderToken, string>>;

/** The words beside a drawing of the token, which shows its star. */
export const tokenText = (token: OrderToken): string => text('token', { mark: MARKS[token] });

/** The type of the token alone, where the drawing must say the rest. */
export const kindText = (token: OrderToken): string => text('token.short', { mark: MARKS[token] });

const liesElsewhere = ({ state, refusal }: TokenOption): boolean =>
  state === 'used' || refusal?.rule === 'raven.unused-token';

export function lookOf(option: TokenOption): LookOf {
  const { state, refusal } = option;
  if (liesElsewhere(option)) return 'used';
  if (state !== 'refused') return 'free';
  return refusal?.rule === 'order.forbidden' ? 'struck' : 'dim';
}

/** A note of a word or two: where the token is, or which card forbids it; null if it is ready. */
export function noteOn(option: TokenOption, card: WesterosCardId | null): string | null {
  if (liesElsewhere(option)) return namesOf(option);
  if (option.state !== 'refused') return null;
  if (option.refusal?.rule === 'order.stars') return text('plan-no-star');
  return card === null ? text('plan-forbidden') : names(`westerosCards.${card}`);
}

export const namesOf = ({ areas }: TokenOption): string => areas.map((area) => names(`areas.${area}`)).join(', ');

/** The text that is read aloud for the whole button. */
export function spokenOf(option: TokenOption, card: WesterosCardId | null): string {
  const { token, areas, left } = option;
  if (option.state === 'chosen') return text('plan-chosen', { token });
  if (liesElsewhere(option)) return text('plan-is-in', { token, areas });
  if (card !== null) return text('plan-forbidden-by', { token, westerosCard: card });
  const note = noteOn(option, card);
  return note === null ? text('plan-left', { token, count: left }) : text('plan-noted', { token, text: note });
}
