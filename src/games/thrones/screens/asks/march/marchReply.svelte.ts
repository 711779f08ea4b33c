// A march in the making: who goes where, whether a power token stays behind, and what all that means. Everybody goes unless counted otherwise.

import type { Portable } from '#thrones/board/boardView';
import type { AreaId } from '#thrones/box';
import type { AnswerOf, Move, Refusal } from '#thrones/rules';
import { controller } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import { armies } from '#thrones/rules/supply';
import { type Forecast, forecastOf, ifWon } from '#thrones/outlook/marchOutlook';
import { type Changes, changesOf } from '#thrones/outlook/boardChanges';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import { Sending } from './sending.svelte';
import { mapOf, setOf } from '../sets';
import { type Marks, NO_MARKS, type Reply } from '../reply';
import { portableIn } from '../marking';

/** The part that is still missing before the march can be judged. */
export type Missing = 'order' | 'units' | 'token';

export class MarchReply extends Sending implements Reply {
  /** The answer about the token, and the moves that it was given for. */
  #tokenChoice: { readonly token: boolean; readonly of: readonly Move[] } | null = $state.raw(null);
  #isGivenUp = $state(false);

  /** Does a power token stay? Null until it is said of the moves as they are. */
  get token(): boolean | null {
    return this.#tokenChoice?.of === this.moves ? this.#tokenChoice.token : null;
  }

  /** Nobody marches: the order just goes. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  readonly #bare: AnswerOf<'march'> | null = $derived.by(() => {
    const { from } = this;
    const moves = this.moves.filter((move) => move.units.length > 0);
    return from === null || moves.length === 0 ? null : { kind: 'march', from, moves, leavePower: false };
  });

  /** The last unit leaves, and a power token could stay. */
  readonly asksForToken: boolean = $derived.by(() => {
    if (this.#bare === null) return false;
    const refusal = judge(this.view, this.ask.house, { ...this.#bare, leavePower: true });
    return refusal === null || !refusal.rule.startsWith('march.leave-token');
  });

  /** The march as far as it is decided, without a token until that is said. */
  readonly march: AnswerOf<'march'> | null = $derived.by(() =>
    this.#bare === null ? null : { ...this.#bare, leavePower: this.asksForToken && this.token === true }
  );

  readonly problem: Refusal | null = $derived.by(() =>
    this.march === null ? null : judge(this.view, this.ask.house, this.march)
  );

  readonly missing: Missing | null = $derived.by(() => {
    if (this.#isGivenUp) return null;
    if (this.from === null) return 'order';
    if (this.march === null) return 'units';
    return this.problem === null && this.asksForToken && this.token === null ? 'token' : null;
  });

  get answer(): AnswerOf<'march'> | null {
    if (this.from === null) return null;
    if (this.#isGivenUp) return { kind: 'march', from: this.from, moves: [], leavePower: false };
    return this.missing === null && this.problem === null ? this.march : null;
  }

  /** Nobody stays, and nothing: that is decided. */
  get leavesItEmpty(): boolean {
    if (this.march === null || (this.asksForToken && this.token === null)) return false;
    const leaving = this.march.moves.reduce((sum, move) => sum + move.units.length, 0);
    return leaving === this.view.areas[this.march.from].units.length;
  }

  /** Without a token the area left is lost. */
  readonly isLostWithout: boolean = $derived.by(() => {
    if (this.#bare === null) return false;
    const moved = imagined(this.view, this.ask.house, this.#bare);
    // nothing moves against a neutral force until it is beaten
    const after = moved.combat?.defender === null ? ifWon(moved) : moved;
    return after !== null && controller(after, this.#bare.from) !== this.ask.house;
  });

  /** As long as nothing is said about the token, what it decides is not foretold. */
  readonly #imagined = $derived.by(() => {
    if (this.march === null) return null;
    const leavePower = this.asksForToken && this.token !== false;
    return imagined(this.view, this.ask.house, { ...this.march, leavePower });
  });

  readonly #won = $derived.by(() => (this.#imagined === null ? null : ifWon(this.#imagined)));

  /** The changes that are certain. */
  readonly outlook: Changes | null = $derived.by(() =>
    this.#imagined === null ? null : changesOf(this.ask.house, this.view, this.#imagined)
  );

  /** The further changes if the attack succeeds. */
  readonly outlookIfWon: Changes | null = $derived.by(() =>
    this.#imagined === null || this.#won === null ? null : changesOf(this.ask.house, this.#imagined, this.#won)
  );

  readonly forecast: Forecast | null = $derived.by(() =>
    this.march === null || this.#isGivenUp ? null : forecastOf(this.view, this.ask.house, this.march)
  );

  readonly supply = $derived.by(() => {
    const { house } = this.ask;
    const now = armies(this.view, house);
    const broken = this.problem?.rule === 'march.supply' ? this.problem.armies : undefined;
    return { now, after: broken ?? this.#armiesAfter ?? now, level: this.view.houses[house]?.supply ?? 0 };
  });

  /** With the attackers in the area that they attack. */
  get #armiesAfter(): readonly number[] | null {
    const combat = this.#imagined?.combat ?? null;
    const after = combat?.defender === null ? this.#won : this.#imagined;
    if (after === null) return null;
    const isFought = combat !== null && combat.defender !== null;
    return armies(after, this.ask.house, mapOf(isFought ? [[combat.area, combat.attackers.length]] : []));
  }

  readonly marks: Marks = $derived.by(() => {
    const { from } = this;
    if (from === null) return { ...NO_MARKS, touchable: setOf(this.ask.orders) };
    if (this.#isGivenUp) return { ...NO_MARKS, chosen: setOf([from]) };
    const { house } = this.ask;
    const going = this.moves.map((move) => move.to);
    const others = this.canGoElsewhere ? this.destinations.filter(({ to }) => !going.includes(to)) : [];
    return {
      ...NO_MARKS,
      touchable: setOf(others.filter(({ refusal }) => refusal === null).map(({ to }) => to)),
      chosen: setOf([from, ...going.filter((to) => !this.isAttack(to))]),
      attacked: setOf(going.filter((to) => this.isAttack(to))),
      refused: mapOf(
        // that one battle is enough is known; a board full of slips would say nothing
        others.flatMap(({ to, refusal }) =>
          refusal === null || refusal.rule === 'march.one-battle' ? [] : [[to, this.shortly(refusal, to)] as const]
        )
      ),
      reaches: mapOf(
        others.flatMap(({ to, refusal }) => {
          const most = refusal?.rule === 'neutral.too-weak' ? this.mostAgainst(to) : null;
          return most === null ? [] : [[to, most] as const];
        })
      ),
      ghosts: this.moves.flatMap(({ to, units }) => units.map((kind) => ({ area: to, house, kind }))),
      bridges: going.map((to) => ({ from, over: this.seasTo(to), to, attack: this.isAttack(to) }))
    };
  });

  override touch(area: AreaId): Refusal | null {
    this.#isGivenUp = false;
    return super.touch(area);
  }

  /** Once somebody is on the way, only those who set out from there. */
  readonly portable: ReadonlyMap<AreaId, Portable> = $derived.by(() =>
    portableIn(this.from !== null && this.isBegun ? [this.from] : this.ask.orders, 'army')
  );

  /** All who are still free go there. */
  drop(from: AreaId, to: AreaId): Refusal | null {
    if (this.from !== from) {
      this.chooseAnotherOrder();
      const refusal = this.touch(from);
      if (refusal !== null) return refusal;
    }
    const refusal = this.touch(to);
    if (refusal === null) this.sendAll(to);
    return refusal;
  }

  leaveToken(token: boolean): void {
    this.#tokenChoice = { token, of: this.moves };
  }

  giveUp(): void {
    this.clear();
    this.#isGivenUp = true;
  }

  override clear(): void {
    super.clear();
    this.#isGivenUp = false;
  }
}
