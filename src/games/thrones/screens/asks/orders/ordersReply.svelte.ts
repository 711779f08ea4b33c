// The reply for planning: which orders are where, which area is being ordered, and what each token could do there.

import type { Portable } from '#thrones/board/boardView';
import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDER_TOKENS } from '#thrones/box/orders';
import type { Answer, AnswerOf, AskOf, Refusal, RefusalRule, View } from '#thrones/rules';
import { starsOf } from '#thrones/rules/influence';
import { judge } from '#thrones/rules/judging';
import { marksOf, only, portableIn } from '../marking';
import { areasWith, exchanged, type Laid, laidFrom, laidWith, laidWithout, NONE_LAID, specialsIn } from './laying';
import { cardAgainst, type Law, lawsOf, optionFor, type TokenOption } from './orderOptions';
import type { Marks, Reply } from '../reply';

/** Refusals that only mean that not all orders are placed yet. */
const UNDONE: readonly RefusalRule[] = ['order.missing-area', 'order.lay-all'];

export class OrdersReply implements Reply {
  readonly view: View;
  readonly ask: AskOf<'orders'>;
  #laid: Laid = $state.raw(NONE_LAID);
  #open: AreaId | null = $state.raw(null);
  #wanted: OrderToken | null = $state.raw(null);
  #changed: readonly AreaId[] = $state.raw([]);

  constructor(view: View, ask: AskOf<'orders'>) {
    this.view = view;
    this.ask = ask;
    this.#open = this.#next();
  }

  get house(): House {
    return this.ask.house;
  }

  /** The orders to show on the board as if they were placed. */
  get laid(): Laid {
    return this.#laid;
  }

  /** The area that is being ordered; there is one as long as any area waits. */
  get now(): AreaId | null {
    return this.#open;
  }

  /** The next area that waits. */
  get then(): AreaId | null {
    const next = this.#next();
    return next === this.#open ? null : next;
  }

  /** The areas in which the latest change placed or removed an order. */
  get changed(): readonly AreaId[] {
    return this.#changed;
  }

  /** The areas that still need an order. If there are too few orders, all areas without one. */
  readonly waiting: readonly AreaId[] = $derived.by(() =>
    this.missing === 0 ? [] : this.ask.areas.filter((area) => !this.#laid.has(area))
  );

  /** The number of orders that must still be placed. */
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

  /** A used token that was touched, with the areas it could be taken from. */
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
    this.#open = null;
    this.#open = this.#next();
  }

  get portable(): ReadonlyMap<AreaId, Portable> {
    return portableIn(this.#laid.keys(), 'order');
  }

  /** Exchanges the orders of two areas. */
  drop(from: AreaId, to: AreaId): Refusal | null {
    if (!this.ask.areas.includes(to)) return this.touch(to);
    const laid = exchanged(this.#laid, from, to);
    const refusal = this.#refusalOf(laid);
    if (refusal !== null) return refusal;
    this.#lay(laid, this.#open === null || laid.has(this.#open));
    return null;
  }

  /** Removes the order of an area. */
  takeFrom(area: AreaId): void {
    this.#lay(laidWithout(this.#laid, area));
  }

  /** Moves to this area; once all orders are placed, a second touch leaves it. */
  touch(area: AreaId): Refusal | null {
    if (!this.ask.areas.includes(area)) return this.#refusalOf(laidFrom([[area, 'march-1']]));
    if (this.#open === area) this.leave();
    else this.open(area);
    return null;
  }

  open(area: AreaId): void {
    this.#open = area;
    this.#wanted = null;
  }

  /** Moves one area forwards or backwards in the list, and round its ends. */
  go(by: 1 | -1): void {
    const { areas } = this.ask;
    const area = areas.at(((this.#open === null ? 0 : areas.indexOf(this.#open)) + by) % areas.length);
    if (area !== undefined) this.open(area);
  }

  /** Leaves the open area; only if no area waits. */
  leave(): void {
    if (this.#wanted !== null) this.#wanted = null;
    else if (this.missing === 0) this.#open = null;
  }

  /**
   * Places the token in the open area and moves to the next one that waits. A token that is there already is taken back; one
   * that is used elsewhere is offered.
   */
  choose(token: OrderToken): Refusal | null {
    const area = this.#open;
    if (area === null) return null;
    if (this.#laid.get(area) === token) {
      this.takeFrom(area);
      return null;
    }
    const laid = laidWith(this.#laid, area, token);
    const refusal = this.#refusalOf(laid);
    if (refusal?.rule === 'order.too-many-of-a-kind') {
      this.#wanted = this.#wanted === token ? null : token;
      return null;
    }
    if (refusal === null) this.#lay(laid, true);
    return refusal;
  }

  /** Takes the offered token from that area, which gets the order of the open one in exchange. */
  swapWith(other: AreaId): void {
    if (this.#open !== null) this.#lay(exchanged(this.#laid, this.#open, other), true);
  }

  leaveIt(): void {
    this.#wanted = null;
  }

  clear(): void {
    this.#open = null;
    this.#lay(NONE_LAID, true);
  }

  #lay(laid: Laid, goesOn = false): void {
    const before = this.#laid;
    this.#changed = this.ask.areas.filter((area) => before.get(area) !== laid.get(area));
    this.#laid = laid;
    this.#wanted = null;
    if (goesOn || this.#open === null) this.#open = this.#next();
  }

  /** The next area that waits after the open one, starting again at the beginning of the list. */
  #next(): AreaId | null {
    const { areas } = this.ask;
    const at = this.#open === null ? -1 : areas.indexOf(this.#open);
    const after = [...areas.slice(at + 1), ...areas.slice(0, at + 1)];
    return after.find((area) => this.waiting.includes(area)) ?? null;
  }

  #refusalOf(laid: Laid): Refusal | null {
    const refusal = judge(this.view, this.house, answerOf(laid));
    return refusal === null || UNDONE.includes(refusal.rule) ? null : refusal;
  }
}

const answerOf = (laid: Laid): AnswerOf<'orders'> => ({ kind: 'orders', orders: Object.fromEntries(laid) });
