// The reply for a Raid: which order carries it out, and which order it removes.

import type { Portable } from '#thrones/board/boardView';
import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf, Refusal, View } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { text } from 'text:thrones/panels';
import { marksOf, only, portableIn } from '../marking';
import { type Outcome, outcomeOf, type Target, targetsOf } from '#thrones/outlook/raidOutlook';
import type { Marks, Reply } from '../reply';

export class RaidReply implements Reply {
  readonly view: View;
  readonly ask: AskOf<'raid'>;
  #from: AreaId | null = $state.raw(null);
  #target: AreaId | null = $state.raw(null);
  #givesUp = $state(false);

  constructor(view: View, ask: AskOf<'raid'>) {
    this.view = view;
    this.ask = ask;
    const [only, another] = ask.orders;
    if (only !== undefined && another === undefined) this.#from = only;
  }

  get house(): House {
    return this.ask.house;
  }

  /** The Raid orders to choose from. */
  get orders(): readonly { readonly area: AreaId; readonly token: OrderToken }[] {
    return this.ask.orders.flatMap((area) => {
      const { order } = this.view.areas[area];
      return order === null ? [] : [{ area, token: order.token }];
    });
  }

  get from(): AreaId | null {
    return this.#from;
  }

  get target(): Target | null {
    return this.targets.find(({ area }) => area === this.#target) ?? null;
  }

  get givesUp(): boolean {
    return this.#givesUp;
  }

  readonly targets: readonly Target[] = $derived.by(() =>
    this.#from === null ? [] : targetsOf(this.view, this.ask, this.#from)
  );

  get answer(): AnswerOf<'raid'> | null {
    const from = this.#from;
    if (from === null || (this.#target === null && !this.#givesUp)) return null;
    return { kind: 'raid', from, target: this.#target };
  }

  readonly outcome: Outcome | null = $derived.by(() => {
    const { answer } = this;
    return answer === null ? null : outcomeOf(this.view, this.ask, answer);
  });

  get marks(): Marks {
    const [from, target] = [this.#from, this.#target];
    const attacked = only(target);
    if (from === null) return marksOf({ attacked, touchable: this.ask.orders });
    const reached = this.targets.filter(({ refusal }) => refusal === null).map(({ area }) => area);
    const safe = this.targets.filter(({ refusal }) => refusal !== null);
    return marksOf({
      attacked,
      touchable: [...this.ask.orders, ...reached],
      chosen: [from],
      refused: safe.map((one) => [one.area, reasonOf(one)] as const),
      bridges: target === null ? [] : [{ from, over: [], to: target, attack: false }]
    });
  }

  /** Takes a Raid order in hand, or aims at an enemy order; a second touch drops it again. */
  touch(area: AreaId): Refusal | null {
    if (this.ask.orders.includes(area)) {
      this.take(area);
      return null;
    }
    const orders = this.#from === null ? this.ask.orders : [this.#from];
    const refusals = orders.map((from) => this.#refusalOf(from, area));
    const able = orders.filter((_, i) => refusals[i] === null);
    if (able.length === 0) return refusals[0] ?? null;
    this.#target = this.#target === area ? null : area;
    this.#givesUp = false;
    // The target was chosen first: if several Raids reach it, one of them must still be chosen.
    if (able.length === 1) this.#from = able[0] ?? null;
    return null;
  }

  get portable(): ReadonlyMap<AreaId, Portable> {
    return portableIn(this.ask.orders, 'order');
  }

  drop(from: AreaId, to: AreaId): Refusal | null {
    if (this.ask.orders.includes(to)) return null;
    if (this.#from !== from) this.take(from);
    return this.#target === to ? null : this.touch(to);
  }

  take(area: AreaId): void {
    if (this.ask.orders.length > 1) this.#from = this.#from === area ? null : area;
    if (this.#target !== null && this.#refusalOf(area, this.#target) !== null) this.#target = null;
    this.#givesUp = false;
  }

  /** Chooses to remove the Raid order without effect. */
  giveUp(): void {
    this.#givesUp = !this.#givesUp;
    this.#target = null;
  }

  readonly #refusalOf = (from: AreaId, target: AreaId): Refusal | null =>
    judge(this.view, this.house, { kind: 'raid', from, target });
}

/** The reason why this order is safe, in a few words. */
export function reasonOf({ refusal, token }: Target): string {
  if (refusal === null) return '';
  const { kind } = ORDERS[token];
  if (refusal.rule === 'raid.kind' && kind === 'march') return text('raid-safe-march');
  return text(refusal.rule === 'raid.kind' && kind === 'defense' ? 'raid-safe-defense' : 'raid-too-far');
}
