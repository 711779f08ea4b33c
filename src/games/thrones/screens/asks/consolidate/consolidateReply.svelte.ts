// The reply for a Consolidate Power order: which one, and whether it brings power or musters.

import type { AreaId, OrderToken } from '#thrones/box';
import { POWER_TOKENS } from '#thrones/box/limits';
import type { AnswerOf, AskOf, Recruit, Refusal, View } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import { setOf } from '../sets';
import { Levying } from '../muster/levying.svelte';
import { type Marks, NO_MARKS, type Reply } from '../reply';

export interface Yield {
  readonly area: AreaId;
  readonly token: OrderToken;
  readonly before: number;
  readonly after: number;
  /** True if the house would then have all of its power tokens in play. */
  readonly isLast: boolean;
  /** The reason why the order cannot muster; null if it can. */
  readonly noMustering: Refusal | null;
}

export class ConsolidateReply implements Reply {
  #from: AreaId | null = $state.raw(null);
  #use: 'power' | 'muster' | null = $state.raw(null);
  #levying: Levying | null = $state.raw(null);

  readonly yields: readonly Yield[];

  constructor(
    readonly view: View,
    readonly ask: AskOf<'consolidate'>
  ) {
    this.yields = ask.orders.flatMap((area) => this.#yieldOf(area));
    const [only, another] = ask.orders;
    if (only !== undefined && another === undefined) this.#take(only);
  }

  get from(): AreaId | null {
    return this.#from;
  }
  get yield(): Yield | null {
    return this.yields.find(({ area }) => area === this.#from) ?? null;
  }
  /** The chosen use; there is no choice if the order can only bring power. */
  get use(): 'power' | 'muster' | null {
    return this.yield?.noMustering ? 'power' : this.#use;
  }
  get levying(): Levying | null {
    return this.#use === 'muster' ? this.#levying : null;
  }

  #yieldOf(area: AreaId): Yield[] {
    const { house } = this.ask;
    const { order } = this.view.areas[area];
    if (order === null) return [];
    const draft = imagined(this.view, house, { kind: 'consolidate', from: area, recruits: null });
    const after = draft.houses[house]?.power ?? 0;
    const onBoard = Object.values(draft.areas).filter(({ power }) => power === house).length;
    const asked = this.#judge(area, []);
    return [
      {
        area,
        token: order.token,
        before: this.view.houses[house]?.power ?? 0,
        after,
        isLast: after + onBoard === POWER_TOKENS,
        noMustering: asked?.rule === 'consolidate.no-mustering' ? asked : null
      }
    ];
  }

  readonly #judge = (from: AreaId, recruits: readonly Recruit[] | null): Refusal | null =>
    judge(this.view, this.ask.house, { kind: 'consolidate', from, recruits });

  #take(area: AreaId | null): void {
    this.#from = area;
    this.#use = null;
    this.#levying = null;
    if (area === null) return;
    this.#levying = new Levying(this.view, this.ask.house, [area], (recruits) => this.#judge(area, recruits));
    this.#levying.open(area);
  }

  choose(use: 'power' | 'muster'): Refusal | null {
    const refusal = use === 'muster' ? (this.yield?.noMustering ?? null) : null;
    if (refusal === null) this.#use = this.#use === use ? null : use;
    return refusal;
  }

  get answer(): AnswerOf<'consolidate'> | null {
    const [from, levying] = [this.#from, this.levying];
    if (from === null || this.use === null) return null;
    if (this.use === 'power') return { kind: 'consolidate', from, recruits: null };
    if (levying === null || levying.recruits.length === 0 || levying.isAdrift || levying.problem !== null) return null;
    return { kind: 'consolidate', from, recruits: levying.recruits };
  }

  get marks(): Marks {
    const from = this.#from;
    const orders = this.ask.orders.filter((area) => area !== from);
    const mustering = this.levying?.marks ?? NO_MARKS;
    return {
      ...mustering,
      touchable: setOf(orders, mustering.touchable),
      chosen: from === null ? mustering.chosen : setOf([from], mustering.chosen)
    };
  }

  /** Takes the order in hand; a second touch puts it back, unless it already musters. */
  touch(area: AreaId): Refusal | null {
    if (this.ask.orders.includes(area)) {
      if (area !== this.#from) this.#take(area);
      else if (this.ask.orders.length > 1 && this.#use !== 'muster') this.#take(null);
      return null;
    }
    return this.levying === null ? this.#judge(area, null) : this.levying.touch(area);
  }

  /** The number of points that would be lost. */
  get left(): number {
    return this.#from === null || this.levying === null ? 0 : this.levying.leftIn(this.#from);
  }
}
