// The chart stepped by XState's own pure functions: what the game's stepping (engine/stepping.ts) is compared with.

import { initialTransition, type SnapshotFrom, type StateValue, transition } from 'xstate';
import type { House } from '#thrones/box';
import { type Beginning, chart, type RoundEvent } from '#thrones/flow/chart';
import { forcedAnswer, type Game } from '#thrones/flow/game';
import type { Answer, Draft, Position, Refusal } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';

type Snapshot = SnapshotFrom<typeof chart>;

export class Oracle {
  #snapshot: Snapshot;

  private constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  static begin(position: Position, at: Beginning): Oracle {
    const oracle = new Oracle(initialTransition(chart, { position })[0]);
    oracle.#playOn({ type: 'begin', at });
    return oracle;
  }

  /** Goes on from where a game stands. */
  static from({ position, at }: Game): Oracle {
    const value = at.split('.').reduceRight<StateValue>((below, key) => ({ [key]: below }), {});
    return new Oracle(chart.resolveState({ value, context: { position: position as unknown as Draft } }));
  }

  get position(): Position {
    return this.#snapshot.context.position;
  }

  get at(): string {
    return pathOf(this.#snapshot.value);
  }

  answer(house: House, given: unknown): Refusal | null {
    const refusal = judge(this.position, house, given);
    if (refusal === null) this.#playOn({ type: 'answer', house, answer: given as Answer, goesOn: false });
    return refusal;
  }

  #playOn(first: RoundEvent): void {
    for (let event: RoundEvent | null = first; event !== null; event = forcedAnswer(this.position))
      [this.#snapshot] = transition(chart, this.#snapshot, event);
  }
}

export function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[key, below]] = Object.entries(value) as [[string, StateValue]];
  return `${key}.${pathOf(below)}`;
}
