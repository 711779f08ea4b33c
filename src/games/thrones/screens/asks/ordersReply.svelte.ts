// Orders about to be placed: which lie where, which area is being ordered, and what each token could do there.

import type { Portable } from '#thrones/board/boardView';
import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDER_TOKENS } from '#thrones/box/orders';
import type { Answer, AnswerOf, AskOf, Refusal, RefusalRule, View } from '#thrones/rules';
import { starsOf } from '#thrones/rules/influence';
import { judge } from '#thrones/rules/judging';
import { marksOf, only, portableIn } from './marking';
import {
  areasWith,
  exchanged,
  type Laid,
  laidFrom,
  laidWith,
  laidWithout,
  NONE_LAID,
  specialsIn
} from './planning/laying';
import { cardAgainst, type Law, lawsOf, optionFor, type TokenOption } from './planning/orderOptions';
import type { Marks, Reply } from './reply';

/** These only say that the laying is not done yet. */
const UNDONE: readonly RefusalRule[] = ['order.missing-area', 'order.lay-all'];

export class OrdersReply implements Reply {
  readonly view: View;
  readonly ask: AskOf<'orders'>;
  /** The tokens lie around the open area on the board; where there is no room for that, they are in the panel. */
  isFanned = $state(true);
  #laid: Laid = $state.raw(NONE_LAID);
  #open: AreaId | null = $state.raw(null);
  /** Opened automatically after another area: a tap does not close it. */
  #isByItself = false;
  #wanted: OrderToken | null = $state.raw(null);

  constructor(view: View, ask: AskOf<'orders'>) {
    this.view = view;
    this.ask = ask;
  }

  get house(): House {
    return this.ask.house;
  }

  /** To be shown on the board as if they lay there. */
  get laid(): Laid {
    return this.#laid;
  }

  /** The area that is being ordered. */
  get fan(): { readonly area: AreaId } | null {
    return this.#open === null ? null : { area: this.#open };
  }

  /** Where an order is still to be placed. In a shortage, all that have none. */
  readonly waiting: readonly AreaId[] = $derived.by(() =>
    this.missing === 0 ? [] : this.ask.areas.filter((area) => !this.#laid.has(area))
  );

  /** Always in the same order: nothing moves under a finger. */
  get rows(): readonly AreaId[] {
    return this.ask.areas;
  }

  /** How many orders have still to be placed. */
  get missing(): number {
    return Math.max(0, this.ask.count - this.#laid.size);
  }

  get isShort(): boolean {
    return this.ask.count < this.ask.areas.length;
  }

  get stars(): { readonly allowed: number; readonly left: number } {
    const allowed = starsOf(this.view, this.house);
    return { allowed, left: allowed - specialsIn(this.#laid) };
  }

  get laws(): readonly Law[] {
    return lawsOf(this.view);
  }

  get options(): readonly TokenOption[] {
    const area = this.#open;
    return area === null
      ? []
      : ORDER_TOKENS.map((token) =>
          optionFor(token, area, this.#laid, this.#refusalOf(laidWith(this.#laid, area, token)))
        );
  }

  /** A token that is elsewhere was touched: the areas it could be had from. */
  get offer(): { readonly token: OrderToken; readonly areas: readonly AreaId[]; readonly isSwap: boolean } | null {
    const [token, area] = [this.#wanted, this.#open];
    if (token === null || area === null) return null;
    return { token, areas: areasWith(this.#laid, token), isSwap: this.#laid.has(area) };
  }

  cardAgainst = (token: OrderToken) => cardAgainst(this.view, token);

  get marks(): Marks {
    return marksOf({
      touchable: this.ask.areas,
      chosen: only(this.#open),
      waiting: this.waiting.filter((area) => area !== this.#open)
    });
  }

  get answer(): AnswerOf<'orders'> | null {
    const answer = answerOf(this.#laid);
    return judge(this.view, this.house, answer) === null ? answer : null;
  }

  get begun(): AnswerOf<'orders'> | null {
    return this.#laid.size === 0 ? null : answerOf(this.#laid);
  }

  resume(begun: Answer): void {
    if (begun.kind !== 'orders') return;
    for (const area of this.ask.areas) {
      const token = begun.orders[area];
      const laid = token === undefined ? this.#laid : laidWith(this.#laid, area, token);
      if (this.#refusalOf(laid) === null) this.#laid = laid;
    }
  }

  get portable(): ReadonlyMap<AreaId, Portable> {
    return portableIn(this.#laid.keys(), 'order');
  }

  /** What is in one area goes to the other, and what is there comes back. */
  drop(from: AreaId, to: AreaId): Refusal | null {
    if (!this.ask.areas.includes(to)) return this.touch(to);
    const laid = exchanged(this.#laid, from, to);
    const refusal = this.#refusalOf(laid);
    if (refusal !== null) return refusal;
    this.open(null);
    this.#lay(laid);
    return null;
  }

  /** Opens the choice for this area, or closes it again. */
  touch(area: AreaId): Refusal | null {
    if (!this.ask.areas.includes(area)) return this.#refusalOf(laidFrom([[area, 'march-1']]));
    this.open(this.#open === area && !this.#isByItself ? null : area);
    return null;
  }

  open(area: AreaId | null): void {
    this.#open = area;
    this.#isByItself = false;
    this.#wanted = null;
  }

  /**
   * Places the token in the open area; the one that is there already is taken back; one that is elsewhere is offered. With
   * `goOn` the next area that waits is opened.
   */
  choose(token: OrderToken, { goOn = false } = {}): Refusal | null {
    const area = this.#open;
    if (area === null) return null;
    if (this.#laid.get(area) === token) {
      this.#lay(laidWithout(this.#laid, area));
      return null;
    }
    const laid = laidWith(this.#laid, area, token);
    const refusal = this.#refusalOf(laid);
    if (refusal?.rule === 'order.too-many-of-a-kind') {
      this.#wanted = this.#wanted === token ? null : token;
      return null;
    }
    if (refusal === null) this.#lay(laid, goOn);
    return refusal;
  }

  /** The offered token comes from that area, which gets in exchange what is in the open one. */
  swapWith(other: AreaId, { goOn = false } = {}): void {
    if (this.#open !== null) this.#lay(exchanged(this.#laid, this.#open, other), goOn);
  }

  leaveIt(): void {
    this.#wanted = null;
  }

  clear(): void {
    this.#lay(NONE_LAID);
    this.open(null);
  }

  #lay(laid: Laid, goOn = false): void {
    const taken = laid.size < this.#laid.size;
    this.#laid = laid;
    this.#wanted = null;
    if (taken) return;
    this.open(goOn ? this.#next() : null);
    this.#isByItself = goOn;
  }

  /** The next one that waits after the open one, and from the beginning again. */
  #next(): AreaId | null {
    const { areas } = this.ask;
    const at = this.#open === null ? 0 : areas.indexOf(this.#open);
    return [...areas.slice(at), ...areas.slice(0, at)].find((area) => this.waiting.includes(area)) ?? null;
  }

  #refusalOf(laid: Laid): Refusal | null {
    const refusal = judge(this.view, this.house, answerOf(laid));
    return refusal === null || UNDONE.includes(refusal.rule) ? null : refusal;
  }
}

const answerOf = (laid: Laid): AnswerOf<'orders'> => ({ kind: 'orders', orders: Object.fromEntries(laid) });
