// Text beside a token that can be chosen, or that cannot.

import type { WesterosCardId } from '../../../box/westerosCards';
import type { Words } from '../../../words/current';
import type { TokenOption } from './options';
import { text as names } from 'text:thrones/names';

export type LookOf = 'free' | 'used' | 'struck' | 'dim';

const liesElsewhere = ({ state, refusal }: TokenOption): boolean =>
  state === 'used' || refusal?.rule === 'raven.unused-token';

export function lookOf(option: TokenOption): LookOf {
  const { state, refusal } = option;
  if (liesElsewhere(option)) return 'used';
  if (state !== 'refused') return 'free';
  return refusal?.rule === 'order.forbidden' ? 'struck' : 'dim';
}

/** In a word or two: where it lies, which card forbids it. Nothing where it lies ready. */
export function noteOn(option: TokenOption, card: WesterosCardId | null, { planning }: Words): string | null {
  if (liesElsewhere(option)) return namesOf(option);
  if (option.state !== 'refused') return null;
  if (option.refusal?.rule === 'order.stars') return planning.noStar;
  return card === null ? planning.forbidden : planning.card(card);
}

export const namesOf = ({ areas }: TokenOption): string => areas.map((area) => names(`areas.${area}`)).join(', ');

/** Read aloud for the whole button. */
export function spokenOf(option: TokenOption, card: WesterosCardId | null, text: Words): string {
  const { planning } = text;
  const order = planning.orders[option.token];
  if (option.state === 'chosen') return planning.chosen(order);
  if (liesElsewhere(option)) return planning.liesIn(order, option.areas);
  if (card !== null) return planning.forbiddenBy(order, card);
  const note = noteOn(option, card, text);
  return note === null ? planning.left(order, option.left) : `${order}, ${note}`;
}
