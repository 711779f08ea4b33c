// The plan of a march: the order that is being resolved, a card for each destination, and the units put on it. One card is open.

import type { AreaId, UnitKind } from '#thrones/box';
import { UNIT_KINDS } from '#thrones/box/units';
import type { AskOf, Move, Refusal, View } from '#thrones/rules';
import { isHeldAgainst } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import {
  type Destination,
  destinationsOf,
  type Marching,
  mostAgainst,
  refusalOf,
  unitsAbleToMarch,
  unitsFree
} from './destinations';
import { shortText } from './marchText';
import { seasBetween } from './route';

export class Sending {
  #from: AreaId | null = $state(null);
  /** In the order in which they were chosen. Only the open one may be empty. */
  #moves: readonly Move[] = $state.raw([]);
  #open: AreaId | null = $state(null);
  /** The whole army was sent to one destination; no unit has been counted by hand since. */
  #isWhole = $state(false);

  constructor(
    readonly view: View,
    readonly ask: AskOf<'march'>
  ) {
    const [first, second] = ask.orders;
    if (first !== undefined && second === undefined) this.#from = first;
  }

  get from(): AreaId | null {
    return this.#from;
  }
  get moves(): readonly Move[] {
    return this.#moves;
  }
  get open(): AreaId | null {
    return this.#open;
  }
  get isBegun(): boolean {
    return this.#moves.length > 0;
  }
  get canChooseAnotherOrder(): boolean {
    return this.#from !== null && this.ask.orders.length > 1;
  }
  get canGoElsewhere(): boolean {
    return this.free.length > 0 || this.#isWhole;
  }

  readonly able: readonly UnitKind[] = $derived.by(() =>
    this.#from === null ? [] : unitsAbleToMarch(this.view, this.#from)
  );

  readonly free: readonly UnitKind[] = $derived.by(() =>
    this.#from === null ? [] : unitsFree({ view: this.view, from: this.#from, moves: this.#moves })
  );

  readonly destinations: readonly Destination[] = $derived.by(() =>
    this.#marching === null ? [] : destinationsOf(this.#marching)
  );

  get #marching(): Marching | null {
    if (this.#from === null) return null;
    return { view: this.view, house: this.ask.house, from: this.#from, moves: this.#decided };
  }

  /** As long as all go together, going elsewhere means not going where they were sent before. */
  get #decided(): readonly Move[] {
    return this.#isWhole ? [] : this.#moves;
  }

  isAttack(to: AreaId): boolean {
    return isHeldAgainst(this.view, to, this.ask.house);
  }

  /** The area that this march has to fight for. */
  get battle(): AreaId | null {
    return this.#moves.find((move) => this.isAttack(move.to))?.to ?? null;
  }

  seasTo(to: AreaId): readonly AreaId[] {
    return this.#from === null ? [] : seasBetween(this.view, this.ask.house, this.#from, to);
  }

  countIn(to: AreaId, kind: UnitKind): number {
    return (this.#moves.find((move) => move.to === to)?.units ?? []).filter((one) => one === kind).length;
  }

  #goingTo(to: AreaId): number {
    return this.#moves.find((move) => move.to === to)?.units.length ?? 0;
  }

  /** The reason why units may not go there, in a few words. */
  shortly(refusal: Refusal, to: AreaId): string {
    return shortText(this.#measured(refusal, to));
  }

  /** The strength that could be brought against a neutral force there. */
  mostAgainst(to: AreaId): number | null {
    if (this.#marching === null || typeof this.view.areas[to].neutral !== 'number') return null;
    return mostAgainst(this.#marching, to);
  }

  /** The refusal for a neutral force says how far one falls short of it. */
  #measured(refusal: Refusal, to: AreaId): Refusal {
    const { neutral } = this.view.areas[to];
    const found = this.mostAgainst(to);
    if (refusal.rule !== 'neutral.too-weak' || typeof neutral !== 'number' || found === null) return refusal;
    return { ...refusal, allowed: neutral, found };
  }

  touch(area: AreaId): Refusal | null {
    if (area === this.#from) return null;
    if (this.#marching === null) return this.#chooseOrder(area);
    if (this.#moves.some((move) => move.to === area)) {
      this.#openCard(area);
      return null;
    }
    const refusal = refusalOf(this.#marching, area);
    if (refusal !== null) return this.#measured(refusal, area);
    this.#moves = [...this.#decided, { to: area, units: [] }];
    this.#openCard(area);
    this.#sendRest(area);
    return null;
  }

  /** All unassigned units, if the move is legal for all of them. */
  #sendRest(to: AreaId): void {
    const { from, able, free } = this;
    if (from === null) return;
    const moves = this.#moves.map((move) => (move.to === to ? { to, units: free } : move));
    if (judge(this.view, this.ask.house, { kind: 'march', from, moves, leavePower: false }) === null)
      this.#moves = moves;
    this.#isWhole = able.length === 1 || this.#goingTo(to) === able.length;
  }

  #chooseOrder(area: AreaId): Refusal | null {
    const refusal = judge(this.view, this.ask.house, { kind: 'march', from: area, moves: [], leavePower: false });
    if (refusal === null) this.#from = area;
    return refusal;
  }

  #openCard(area: AreaId): void {
    this.#open = area;
    this.#moves = this.#moves.filter((move) => move.to === area || move.units.length > 0);
  }

  /** Sets how many units of this kind go there. */
  send(to: AreaId, kind: UnitKind, count: number): Refusal | null {
    const most = this.countIn(to, kind) + this.free.filter((one) => one === kind).length;
    if (count > most) return this.#oneMore(to, kind);
    this.#isWhole = this.able.length === 1;
    this.#moves = this.#moves.map((move) => {
      if (move.to !== to) return move;
      const counts = UNIT_KINDS.map((each) => (each === kind ? count : this.countIn(to, each)));
      return { to, units: UNIT_KINDS.flatMap((each, i) => Array<UnitKind>(counts[i] ?? 0).fill(each)) };
    });
    return null;
  }

  /** The reason why one more of this kind cannot go there. */
  #oneMore(to: AreaId, kind: UnitKind): Refusal | null {
    if (this.#from === null) return null;
    const moves = this.#moves.map((move) => (move.to === to ? { to, units: [...move.units, kind] } : move));
    const filled = moves.filter((move) => move.units.length > 0);
    return judge(this.view, this.ask.house, { kind: 'march', from: this.#from, moves: filled, leavePower: false });
  }

  /** All that are still free go there. */
  sendAll(to: AreaId): void {
    for (const kind of UNIT_KINDS) {
      const free = this.free.filter((one) => one === kind).length;
      if (free > 0) this.send(to, kind, this.countIn(to, kind) + free);
    }
  }

  /** Takes back all that go there. */
  takeBack(to: AreaId): void {
    this.#isWhole = false;
    this.#moves = this.#moves.filter((move) => move.to !== to);
    if (this.#open === to) this.#open = null;
  }

  /** Takes all moves back; the order stays chosen. */
  clear(): void {
    this.#isWhole = false;
    this.#moves = [];
    this.#open = null;
  }

  chooseAnotherOrder(): void {
    this.clear();
    this.#from = null;
  }
}
