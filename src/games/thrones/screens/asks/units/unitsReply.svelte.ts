// The reply that chooses units: to be lost, to become footmen, or to become knights. Identical units share a row.

import type { AreaId, Fate, House, UnitKind } from '#thrones/box';
import type { AnswerOf, AskOf, Refusal, UnitAt, View } from '#thrones/rules';
import { declared } from '#thrones/rules/decisions';
import { houseOf, opposite, sideOf } from '#thrones/rules/combat/combatSides';
import { judge } from '#thrones/rules/judging';
import { refuse } from '#thrones/rules/refusals';
import { type Changes, changesOf } from '#thrones/outlook/boardChanges';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import { distinct, mapOf, setOf, tally } from '../sets';
import { type Marks, NO_MARKS, type Reply } from '../reply';

/** Units of the same kind and state in one area. */
export interface Alike {
  readonly key: string;
  readonly one: UnitAt;
  readonly count: number;
}

const keyOf = ({ area, kind, routed }: UnitAt): string => `${area}:${kind}${routed ? '*' : ''}`;

export class UnitsReply implements Reply {
  #chosen: ReadonlyMap<string, number> = $state.raw(mapOf([]));
  #isNone = $state(false);
  #looked: AreaId | null = $state(null);

  readonly fate: Fate;
  readonly groups: readonly Alike[];

  constructor(
    readonly view: View,
    readonly ask: AskOf<'units'>
  ) {
    this.fate = declared('units', ask.about).fate;
    this.groups = tally(ask.units, keyOf);
  }

  /** The house whose units they are: some cards choose among the enemy's. */
  get house(): House {
    const { combat } = this.view;
    const own = combat === null ? null : sideOf(combat, this.ask.house);
    const isEnemys = declared('units', this.ask.about).of === 'enemy' && combat !== null && own !== null;
    return isEnemys ? houseOf(combat, opposite(own)) : this.ask.house;
  }

  get areas(): readonly AreaId[] {
    return distinct(this.groups.map(({ one }) => one.area));
  }

  groupsIn(area: AreaId): readonly Alike[] {
    return this.groups.filter(({ one }) => one.area === area);
  }

  /** The area last touched on the board, if it has more than one row. */
  get looked(): AreaId | null {
    return this.#looked;
  }

  /** True if the player has chosen to choose none. */
  get isNone(): boolean {
    return this.#isNone;
  }

  countOf({ key }: Alike): number {
    return this.#chosen.get(key) ?? 0;
  }

  readonly units: readonly UnitAt[] = $derived.by(() => this.#unitsOf(this.#chosen));

  #unitsOf(chosen: ReadonlyMap<string, number>): UnitAt[] {
    return this.groups.flatMap(({ key, one }) => Array<UnitAt>(chosen.get(key) ?? 0).fill(one));
  }

  readonly answer: AnswerOf<'units'> | null = $derived.by(() => {
    const answer: AnswerOf<'units'> = { kind: 'units', units: this.units };
    const isDecided = this.units.length > 0 || this.#isNone;
    return isDecided && judge(this.view, this.ask.house, answer) === null ? answer : null;
  });

  /** The number of units that must still be chosen. */
  get due(): number {
    return Math.max(0, this.ask.least - this.units.length);
  }

  /** The consequences of the loss for control and ports; null during a battle, since the victor has not moved in yet. */
  readonly outlook: Changes | null = $derived.by(() => {
    if (this.answer === null || this.view.combat !== null || this.fate !== 'destroyed') return null;
    return changesOf(this.house, this.view, imagined(this.view, this.ask.house, this.answer));
  });

  readonly marks: Marks = $derived.by(() => {
    const chosen = setOf(this.units.map(({ area }) => area));
    const isLoss = this.fate === 'destroyed';
    const kind = this.fate;
    return {
      ...NO_MARKS,
      touchable: setOf(this.areas.filter((area) => !chosen.has(area) && this.#canAddIn(area))),
      chosen: isLoss ? setOf<AreaId>() : chosen,
      attacked: isLoss ? chosen : setOf<AreaId>(),
      ghosts: kind === 'destroyed' ? [] : this.units.map(({ area }) => ({ area, house: this.house, kind }))
    };
  });

  #canAddIn(area: AreaId): boolean {
    return this.groupsIn(area).some((group) => this.refusalOf(group, this.countOf(group) + 1) === null);
  }

  /** The reason why this number of units is refused. That more are needed does not count as a refusal. */
  refusalOf(group: Alike, count: number): Refusal | null {
    const units = this.#unitsOf(this.#with(group, count));
    const refusal = judge(this.view, this.ask.house, { kind: 'units', units });
    return refusal?.rule === 'choice.too-few' ? null : refusal;
  }

  /** If only one unit may be chosen, a new choice replaces it. */
  #with({ key }: Alike, count: number): ReadonlyMap<string, number> {
    return this.ask.most === 1 ? mapOf([[key, count]]) : mapOf([...this.#chosen, [key, count]]);
  }

  choose(group: Alike, count: number): Refusal | null {
    const refusal = this.refusalOf(group, count);
    if (refusal !== null) return refusal;
    this.#isNone = false;
    this.#chosen = this.#with(group, count);
    return null;
  }

  toggle(group: Alike): Refusal | null {
    return this.choose(group, this.countOf(group) > 0 ? 0 : 1);
  }

  /** Chooses none at all, if that is allowed. */
  chooseNone(isNone: boolean): void {
    this.clear();
    this.#isNone = isNone && this.ask.least === 0;
  }

  clear(): void {
    this.#chosen = mapOf([]);
    this.#isNone = false;
  }

  touch(area: AreaId): Refusal | null {
    const groups = this.groupsIn(area);
    const [first, second] = groups;
    if (first === undefined) return this.#notOffered(area);
    this.#looked = area;
    if (second !== undefined) return null;
    const next = this.countOf(first) + 1;
    const refusal = this.refusalOf(first, next);
    if (refusal === null) return this.choose(first, next);
    return this.countOf(first) > 0 ? this.choose(first, 0) : refusal;
  }

  /**
   * The reason for refusing an area that is not offered: its unit is judged in place of the last one offered, so that nothing else is
   * wrong.
   */
  #notOffered(area: AreaId): Refusal | null {
    const kind: UnitKind = this.view.areas[area].units[0]?.kind ?? 'footman';
    const offered = this.ask.units.slice(0, Math.max(this.ask.least, 1) - 1);
    const units = [...offered, { area, kind, routed: false }];
    const refusal = judge(this.view, this.ask.house, { kind: 'units', units });
    // The kind was a guess, so the refusal only names the area.
    return refusal?.rule === 'choice.not-offered' ? refuse(refusal.rule, { area }) : refusal;
  }
}
