// The reply for the raven: which of its three uses, and for a swap which order replaces which.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { ORDER_TOKENS, ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf, Refusal, View } from '#thrones/rules';
import { starsOf } from '#thrones/rules/influence';
import { judge } from '#thrones/rules/judging';
import { marksOf, only } from '../marking';
import { areasWith, type Laid, laidFrom, laidWith, laidWithout, specialsIn } from '../orders/laying';
import { cardAgainst, type Law, lawsOf, type TokenOption } from '../orders/orderOptions';
import { type Marks, NO_MARKS, type Reply } from '../reply';

export const RAVEN_WAYS = ['swap', 'look', 'none'] as const;
export type RavenWay = (typeof RAVEN_WAYS)[number];

export class RavenReply implements Reply {
  readonly view: View;
  readonly ask: AskOf<'raven'>;
  #way: RavenWay | null = $state(null);
  #area: AreaId | null = $state(null);
  #token: OrderToken | null = $state(null);

  constructor(view: View, ask: AskOf<'raven'>) {
    this.view = view;
    this.ask = ask;
  }

  get house(): House {
    return this.ask.house;
  }

  get way(): RavenWay | null {
    return this.#way;
  }

  /** The area whose order is replaced. */
  get area(): AreaId | null {
    return this.#area;
  }

  get token(): OrderToken | null {
    return this.#token;
  }

  /** The house's orders on the board. */
  readonly orders: Laid = $derived.by(() =>
    laidFrom(
      AREA_IDS.flatMap((area): [AreaId, OrderToken][] => {
        const { order } = this.view.areas[area];
        return order?.house === this.house ? [[area, order.token]] : [];
      })
    )
  );

  /** Special orders after the swap: the replaced order no longer counts, the new one does. */
  get stars(): { readonly allowed: number; readonly left: number } {
    const allowed = starsOf(this.view, this.house);
    const [area, token, orders] = [this.#area, this.#token, this.orders];
    const after = area === null ? orders : token === null ? laidWithout(orders, area) : laidWith(orders, area, token);
    return { allowed, left: allowed - specialsIn(after) };
  }

  get laws(): readonly Law[] {
    return lawsOf(this.view);
  }

  cardAgainst = (token: OrderToken) => cardAgainst(this.view, token);

  /** The orders that could replace the one in the chosen area. */
  get options(): readonly TokenOption[] {
    const area = this.#area;
    if (area === null) return [];
    return ORDER_TOKENS.map((token) => {
      const refusal = this.#refusalOf(area, token);
      const areas = areasWith(this.orders, token);
      const state = refusal !== null ? 'refused' : token === this.#token ? 'chosen' : 'free';
      return { token, state, left: ORDERS[token].count - areas.length, areas, refusal };
    });
  }

  get marks(): Marks {
    if (this.#way === 'look' || this.#way === 'none') return NO_MARKS;
    return marksOf({ touchable: this.orders.keys(), chosen: only(this.#area) });
  }

  get answer(): AnswerOf<'raven'> | null {
    const [way, area, token] = [this.#way, this.#area, this.#token];
    if (way === 'look' || way === 'none') return { kind: 'raven', use: way };
    return way === null || area === null || token === null ? null : { kind: 'raven', use: 'swap', area, token };
  }

  go(way: RavenWay): void {
    this.#way = way;
    if (way !== 'swap') this.#area = this.#token = null;
  }

  /** Chooses the order to be replaced, or drops it again. A touch on an order means a swap. */
  touch(area: AreaId): Refusal | null {
    const [token] = ORDER_TOKENS;
    if (!this.orders.has(area)) return this.#refusalOf(area, token);
    this.#way = 'swap';
    this.#area = this.#area === area ? null : area;
    if (this.#token !== null && this.#area !== null && this.#refusalOf(this.#area, this.#token) !== null)
      this.#token = null;
    return null;
  }

  choose(token: OrderToken): Refusal | null {
    if (this.#area === null) return null;
    const refusal = this.#refusalOf(this.#area, token);
    if (refusal === null) this.#token = this.#token === token ? null : token;
    return refusal;
  }

  readonly #refusalOf = (area: AreaId, token: OrderToken): Refusal | null =>
    judge(this.view, this.house, { kind: 'raven', use: 'swap', area, token });
}
