// The reply that chooses one area: where defeated units go, or which order is removed. Nothing is chosen beforehand.

import type { AreaId, Purpose, UnitKind } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import type { AnswerOf, AskOf, BySide, Refusal, View } from '#thrones/rules';
import { strengths } from '#thrones/rules/combat/strength';
import { controller } from '#thrones/rules/control';
import { declared } from '#thrones/rules/decisions';
import { judge } from '#thrones/rules/judging';
import { text } from 'text:thrones/panels';
import type { Changes } from '#thrones/outlook/boardChanges';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import {
  type Beaten,
  beatenIn,
  changesByRetreat,
  refugesThoughtOf,
  type Retreat,
  retreatTo,
  shortly
} from '#thrones/outlook/retreats';
import { seasBetween } from '../march/route';
import { mapOf, setOf } from '../sets';
import { type Marks, NO_MARKS, type Reply } from '../reply';
import { costText, noRefugeText, refugeText } from './retreatText';

export interface AreaRow {
  readonly area: AreaId;
  /** The reason why the area is not possible, in a few words; null if it is offered. */
  readonly refused: string | null;
  /** True if everybody knows why not, so that the board need not say it. */
  readonly isPlain: boolean;
  /** The line below the area's name: why not, or what is there. */
  readonly note: string;
  /** The cost of the area, in words. */
  readonly end: string;
}

export class AreaReply implements Reply {
  #chosen: AreaId | null = $state(null);
  #isDeclined = $state(false);

  constructor(
    readonly view: View,
    readonly ask: AskOf<'area'>
  ) {}

  get chosen(): AreaId | null {
    return this.#chosen;
  }
  get isDeclined(): boolean {
    return this.#isDeclined;
  }
  get purpose(): Purpose | undefined {
    return declared('area', this.ask.about).purpose;
  }

  /** The units that retreat; null if an order is removed. */
  readonly beaten: Beaten | null = $derived.by(() => (this.purpose === 'refuge' ? beatenIn(this.view) : null));

  /** The rows, with the areas offered first. */
  readonly rows: readonly AreaRow[] = $derived.by(() => {
    const { areas } = this.ask;
    const all = this.#thoughtOf();
    return [
      ...all.filter((area) => areas.includes(area)).map((area) => this.#offered(area)),
      ...all.filter((area) => !areas.includes(area)).map((area) => this.#refused(area))
    ];
  });

  #offered(area: AreaId): AreaRow {
    const retreat = this.retreatTo(area);
    const note = this.beaten === null ? this.#thingsIn(area) : this.#refuge(area, this.beaten);
    return { area, refused: null, isPlain: false, note, end: retreat === null ? '' : costText(retreat) };
  }

  #refuge(area: AreaId, { house }: Beaten): string {
    const battle = this.view.combat?.area ?? area;
    const isOwn = controller(this.view, area) === house;
    return refugeText(isOwn, this.#kindsIn(area), seasBetween(this.view, house, battle, area).length > 0);
  }

  #thingsIn(area: AreaId): string {
    const { order } = this.view.areas[area];
    const units = this.#kindsIn(area);
    return [
      ...(order === null || this.purpose !== 'order'
        ? []
        : [text('retreat-order', { token: order.token, owner: order.house })]),
      ...(units.length === 0 ? [] : [text('retreat-standing', { units })])
    ].join(' · ');
  }

  #kindsIn(area: AreaId): UnitKind[] {
    return this.view.areas[area].units.map((one) => one.kind);
  }

  #thoughtOf(): readonly AreaId[] {
    if (this.beaten !== null) return refugesThoughtOf(this.view, this.ask, this.beaten);
    return this.purpose === 'order' ? this.#withOrders() : this.ask.areas;
  }

  /**
   * The areas with orders that are offered, and those whose enemy order is lost anyway: the embattled area and the one the
   * attack came from.
   */
  #withOrders(): AreaId[] {
    const { combat, areas } = this.view;
    const enemy = combat?.attacker === this.ask.house ? combat.defender : combat?.attacker;
    const going =
      combat === null ? [] : [combat.area, combat.from].filter((area) => areas[area].order?.house === enemy);
    return AREA_IDS.filter((area) => this.ask.areas.includes(area) || going.includes(area));
  }

  #refused(area: AreaId): AreaRow {
    const refusal = this.#refusalOf(area);
    const why = this.beaten === null || refusal === null ? null : shortly(this.view, refusal, area);
    const refused = why === null ? text('retreat-not-order') : noRefugeText(why);
    return { area, refused, isPlain: why?.what === 'element', note: refused, end: '' };
  }

  #refusalOf(area: AreaId): Refusal | null {
    return judge(this.view, this.ask.house, { kind: 'area', area });
  }

  /** Words for an order that is not offered, where the screen knows more than the refusal says. */
  says(area: AreaId): string | undefined {
    const goesAnyway = this.beaten === null && this.rows.some((row) => row.area === area && row.refused !== null);
    return goesAnyway ? text('retreat-not-order-in', { area }) : undefined;
  }

  get answer(): AnswerOf<'area'> | null {
    if (this.#isDeclined) return { kind: 'area', area: null };
    return this.#chosen === null ? null : { kind: 'area', area: this.#chosen };
  }

  readonly retreat: Retreat | null = $derived.by(() =>
    this.beaten === null || this.#chosen === null ? null : this.retreatTo(this.#chosen)
  );

  retreatTo(area: AreaId): Retreat | null {
    return this.beaten === null ? null : retreatTo(this.view, this.beaten, area);
  }

  readonly outlook: Changes | null = $derived.by(() =>
    this.beaten === null || this.#chosen === null
      ? null
      : changesByRetreat(this.view, this.ask, this.beaten, this.#chosen)
  );

  /** The strengths in the current battle before and after the chosen order is removed. */
  readonly strengths: { readonly was: BySide<number>; readonly will: BySide<number> } | null = $derived.by(() => {
    if (declared('area', this.ask.about).weighs !== true || this.#chosen === null) return null;
    const after = strengths(imagined(this.view, this.ask.house, { kind: 'area', area: this.#chosen }));
    const before = strengths(this.view);
    const totals = ({ attacker, defender }: typeof before) => ({ attacker: attacker.total, defender: defender.total });
    return { was: totals(before), will: totals(after) };
  });

  readonly marks: Marks = $derived.by(() => {
    const { areas } = this.ask;
    const { beaten, view } = this;
    const to = this.#isDeclined ? null : this.#chosen;
    const battle = view.combat?.area ?? null;
    const marks: Marks = {
      ...NO_MARKS,
      touchable: setOf(areas.filter((area) => area !== to)),
      refused: mapOf(
        this.rows.flatMap(({ area, refused, isPlain }) =>
          refused === null || isPlain ? [] : [[area, refused] as const]
        )
      )
    };
    if (beaten === null || battle === null) {
      const chosen = setOf(to === null ? [] : [to]);
      return this.purpose === 'order' ? { ...marks, attacked: chosen } : { ...marks, chosen };
    }
    if (to === null) return { ...marks, attacked: setOf([battle]) };
    return {
      ...marks,
      attacked: setOf([battle]),
      chosen: setOf([to]),
      ghosts: beaten.units.map((kind) => ({ area: to, house: beaten.house, kind })),
      bridges: [{ from: battle, over: seasBetween(view, beaten.house, battle, to), to, attack: false }]
    };
  });

  touch(area: AreaId): Refusal | null {
    const refusal = this.#refusalOf(area);
    if (refusal !== null) return refusal;
    this.#isDeclined = false;
    this.#chosen = area;
    return null;
  }

  decline(isDeclined: boolean): void {
    this.#isDeclined = isDeclined && this.ask.mayDecline;
    this.#chosen = null;
  }
}
