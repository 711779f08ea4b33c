// The reply that reconciles armies to the supply: which units are struck out, how many must still go, and which ones may.

import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { SUPPLY_LIMITS } from '#thrones/box/supply';
import type { AnswerOf, AskOf, Refusal, UnitAt, View } from '#thrones/rules';
import { occupant } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import { unitsAt } from '#thrones/rules/pieces';
import { armies } from '#thrones/rules/supply';
import type { Badge, Badged } from '../badges';
import { marksOf, only } from '../marking';
import { mapOf } from '../sets';
import { includes, type Losses, lossesOf, nearest, total, waysOut } from './supplyLosses';
import type { Marks } from '../reply';

export interface Soldier {
  readonly key: string;
  readonly unit: UnitAt;
}

export interface Army {
  readonly area: AreaId;
  readonly soldiers: readonly Soldier[];
}

export class ReconcileReply implements Badged {
  #struck: readonly Soldier[] = $state.raw([]);
  #looked: AreaId | null = $state.raw(null);

  readonly armies: readonly Army[];
  readonly #ways: readonly Losses[];

  constructor(
    readonly view: View,
    readonly ask: AskOf<'reconcile'>
  ) {
    this.armies = AREA_IDS.filter(
      (area) => occupant(view, area) === ask.house && view.areas[area].units.length > 1
    ).map((area) => ({
      area,
      soldiers: unitsAt(view, area).map((unit, i) => ({ key: `${area}:${unit.kind}:${i}`, unit }))
    }));
    this.#ways = waysOut(view, ask);
  }

  /** The army last touched on the board. */
  get looked(): AreaId | null {
    return this.#looked;
  }

  isStruck(soldier: Soldier): boolean {
    return this.#struck.includes(soldier);
  }

  readonly struck: readonly UnitAt[] = $derived.by(() => this.#struck.map(({ unit }) => unit));

  readonly answer: AnswerOf<'reconcile'> | null = $derived.by(() => {
    const answer: AnswerOf<'reconcile'> = { kind: 'reconcile', units: this.struck };
    return judge(this.view, this.ask.house, answer) === null ? answer : null;
  });

  /** The least number of units that must still go. */
  readonly due: number = $derived.by(() => {
    const losses = lossesOf(this.struck);
    const totals = this.#ways.filter((way) => includes(way, losses)).map(total);
    return Math.min(...totals) - this.struck.length;
  });

  leftIn({ area, soldiers }: Army): number {
    return soldiers.length - this.struck.filter((one) => one.area === area).length;
  }

  /** The armies that cannot stay as they are; if only some of several equal armies can, all of them. */
  readonly unfed: readonly AreaId[] = $derived.by(() => {
    const limits = SUPPLY_LIMITS[this.supply.level] ?? [];
    return this.armies
      .filter((army) => {
        const size = this.leftIn(army);
        return size > 1 && size > (limits[this.supply.after.lastIndexOf(size)] ?? 0);
      })
      .map(({ area }) => area);
  });

  readonly supply = $derived.by(() => {
    const left = mapOf(this.armies.map((army) => [army.area, this.leftIn(army)] as const));
    return {
      now: armies(this.view, this.ask.house),
      after: armies(this.view, this.ask.house, left),
      level: this.view.houses[this.ask.house]?.supply ?? 0
    };
  });

  /** The reason why this unit may not go as well. A loss is refused as soon as it could never be needed. */
  refusalOf(unit: UnitAt): Refusal | null {
    const losing = lossesOf([...this.struck, unit]);
    if (this.#ways.some((way) => includes(way, losing))) return null;
    const units = this.#filled([...this.struck, unit], nearest(this.#ways, losing));
    return judge(this.view, this.ask.house, { kind: 'reconcile', units });
  }

  /** The units, with as many more as this way of losing would take. */
  #filled(units: readonly UnitAt[], way: Losses): UnitAt[] {
    const losing = lossesOf(units);
    const others = this.armies.flatMap(({ area, soldiers }) => {
      const free = soldiers.map(({ unit }) => unit).filter((unit) => !units.includes(unit));
      return free.slice(0, Math.max(0, (way.get(area) ?? 0) - (losing.get(area) ?? 0)));
    });
    return [...units, ...others];
  }

  /** Strikes a unit out, or restores it. */
  strike(soldier: Soldier): Refusal | null {
    const isStruck = this.isStruck(soldier);
    const refusal = isStruck ? null : this.refusalOf(soldier.unit);
    if (refusal !== null) return refusal;
    const others = this.#struck.filter((one) => one !== soldier);
    this.#struck = isStruck ? others : [...others, soldier];
    return null;
  }

  clear(): void {
    this.#struck = [];
  }

  readonly marks: Marks = $derived.by(() => {
    const isOpen = ({ soldiers }: Army): boolean =>
      soldiers.some((one) => this.isStruck(one) || this.refusalOf(one.unit) === null);
    return marksOf({
      touchable: this.armies.filter(isOpen).map(({ area }) => area),
      chosen: only(this.#looked),
      attacked: this.unfed
    });
  });

  get badges(): readonly Badge[] {
    return this.armies.map((army): Badge => {
      const isFed = !this.unfed.includes(army.area);
      return { area: army.area, figure: this.leftIn(army), look: isFed ? 'pale' : 'alarm' };
    });
  }

  /** Scrolls the army into sight in the list; an area without an army loses nobody. */
  touch(area: AreaId): Refusal | null {
    if (this.armies.some((army) => army.area === area)) {
      this.#looked = area;
      return null;
    }
    const kind = AREAS[area].kind === 'land' ? 'footman' : 'ship';
    return this.refusalOf(unitsAt(this.view, area)[0] ?? { area, kind, routed: false });
  }
}
