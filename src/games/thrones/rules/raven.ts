// The messenger raven: after the orders are revealed its holder swaps an own order, or looks at the top wildling card, or
// leaves it be.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDERS, ORDER_TOKENS } from '../box/orders';
import type { AnswerOf, AskOf } from './asks';
import { ask, changeArea, type Draft, record } from './draft';
import { holder, starsOf } from './influence';
import type { RuleKind } from './kind';
import { OPTIONS } from './options';
import { ordersOf } from './pieces';
import type { Table } from './position';
import { refuse, type Verdict } from './refusals';
import { stateOf } from './states';

export function askTheRaven(draft: Draft): void {
  if (draft.raven === 'used') return;
  ask(draft, { kind: 'raven', house: holder(draft, 'court'), about: 'messenger-raven', secret: false });
}

function useTheRaven(draft: Draft, { house }: AskOf<'raven'>, answer: AnswerOf<'raven'>): void {
  record(draft, { what: 'raven', house, use: answer.use });
  if (answer.use === 'none') return;
  draft.raven = 'used';
  if (answer.use === 'swap') swapTheOrder(draft, house, answer);
  else lookAtTheWildlings(draft, house);
}

function swapTheOrder(draft: Draft, house: House, { area, token }: Extract<AnswerOf<'raven'>, { use: 'swap' }>): void {
  const was = draft.areas[area].order!.token;
  changeArea(draft, area, { order: { house, token } });
  record(draft, { what: 'order-swapped', area, house, token, was });
}

/** The card stays where it is until the holder has decided; only the holder's view shows it. */
function lookAtTheWildlings(draft: Draft, house: House): void {
  const card = draft.decks.wildlings[0];
  if (card === undefined) throw new Error('There is no wildling card to look at');
  draft.sealed = { ...draft.sealed, raven: { house, card, put: null } };
  ask(draft, ravenCardAsk(house));
}

export const ravenCardAsk = (house: House): AskOf<'option'> => ({
  kind: 'option',
  house,
  about: 'raven-card',
  secret: true,
  options: OPTIONS['raven-card'],
  area: null
});

/** Everybody sees where the card went; only the holder knows which card it is. */
export function putTheCard(draft: Draft, { house }: AskOf<'option'>, { option }: AnswerOf<'option'>): void {
  const put = option === 'bottom' ? 'bottom' : 'top';
  const { raven } = draft.sealed;
  if (raven !== null) draft.sealed = { ...draft.sealed, raven: { ...raven, put } };
  if (put === 'bottom') {
    const [card, ...others] = draft.decks.wildlings;
    if (card !== undefined) draft.decks = { ...draft.decks, wildlings: [...others, card] };
  }
  record(draft, { what: 'raven-card', house, put });
}

const NONE: AnswerOf<'raven'> = { kind: 'raven', use: 'none' };
const LOOK: AnswerOf<'raven'> = { kind: 'raven', use: 'look' };

export const ravenKind: RuleKind<'raven'> = {
  judge: (known, { house }, answer) =>
    answer.use === 'swap' ? judgeSwap(known, house, answer.area, answer.token) : null,

  *list(known, { house }) {
    yield NONE;
    yield LOOK;
    const own = ownOrders(known, house);
    for (const area of own) {
      for (const token of ORDER_TOKENS) {
        if (judgeSwap(known, house, area, token, own) === null) yield { kind: 'raven', use: 'swap', area, token };
      }
    }
  },

  /** Any area, any token, until the swap is legal. The two other uses always are. */
  draw(known, { house }, chance) {
    const areas = ownOrders(known, house);
    for (;;) {
      const place = chance.below(areas.length * ORDER_TOKENS.length + 2) - 2;
      if (place < 0) return place === -1 ? LOOK : NONE;
      const area = areas[Math.floor(place / ORDER_TOKENS.length)]!;
      const token = ORDER_TOKENS[place % ORDER_TOKENS.length]!;
      if (judgeSwap(known, house, area, token) === null) return { kind: 'raven', use: 'swap', area, token };
    }
  },

  speaksOfWhatIsThere: () => true,
  carryOut: useTheRaven
};

const ownOrders = (table: Pick<Table, 'areas'>, house: House): AreaId[] => ordersOf(table, house, () => true);

/** The order taken away makes room for a star; its token is not unused. */
function judgeSwap(
  table: Pick<Table, 'areas' | 'forbidden' | 'tracks'>,
  house: House,
  area: AreaId,
  token: OrderToken,
  own: readonly AreaId[] = ownOrders(table, house)
): Verdict {
  if (stateOf(table, area).order?.house !== house) return refuse('raven.own-order', { area });
  if (table.forbidden.includes(token)) return refuse('order.forbidden', { area, token });
  const { count, star } = ORDERS[token];
  let laid = 0;
  let special = star ? 1 : 0;
  for (const one of own) {
    const there = stateOf(table, one).order!.token;
    if (there === token) laid++;
    if (ORDERS[there].star && one !== area) special++;
  }
  if (laid >= count) return refuse('raven.unused-token', { token });
  const stars = starsOf(table, house);
  return star && special > stars ? refuse('order.stars', { allowed: stars, found: special }) : null;
}
