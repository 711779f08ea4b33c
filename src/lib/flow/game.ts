// A game under way: a position and its place in the chart. The seam through which screens, bots, tests and programs play.

import type { SnapshotFrom, StateValue } from 'xstate';
import { initialTransition, transition } from 'xstate';
import type { House } from '../box/houses';
import type { Answer } from '../rules/asks';
import type { Draft } from '../rules/draft';
import type { Happening } from '../rules/happenings';
import { judge, soleAnswer } from '../rules/judging';
import type { Position } from '../rules/position';
import type { Refusal } from '../rules/refusals';
import type { NewGame } from '../rules/setUp';
import { setUp } from '../rules/setUp';
import type { Beginning, RoundEvent } from './chart';
import { BEGINNINGS, chart } from './chart';
import type { Standing } from './swift';
import { advance, placeOf } from './swift';

type Snapshot = SnapshotFrom<typeof chart>;

export interface Game {
  readonly position: Position;
  /** The place in the chart, such as `action.marches.combat.usingTheBlade`. */
  readonly at: string;
  readonly snapshot: Snapshot;
}

export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly happened: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const newGame = (game: NewGame): Game => begin(setUp(game), 'planning');

/** A position with its place: one of the beginnings, or a place that `at` gave, with its asks still open. */
export function gameFrom(position: Position, at: string): Game | null {
  if (Object.hasOwn(BEGINNINGS, at)) return begin(position, at as Beginning);
  const value = valueOf(at);
  if (value === null) return null;
  // nothing writes into it: the next answer begins with a copy
  return gameOf(chart.resolveState({ value, context: { position: position as unknown as Draft } }));
}

/** Judges the answer and, if it is legal, plays on to the next ask that leaves something to choose. */
export function answer(game: Game, house: House, given: unknown): Outcome {
  const refusal = judge(game.position, house, given);
  if (refusal !== null) return { ok: false, refusal };
  const snapshot = playOn(game.snapshot, { type: 'answer', house, answer: given as Answer, goesOn: false });
  return { ok: true, game: gameOf(snapshot), happened: snapshot.context.position.happened };
}

const begin = (position: Position, at: Beginning): Game =>
  gameOf(playOn(initialTransition(chart, { position })[0], { type: 'begin', at }));

/** Whoever has nothing to choose is answered for. */
function playOn(from: Snapshot, first: RoundEvent): Snapshot {
  let snapshot = from;
  let event: RoundEvent | null = first;
  for (; event !== null; event = forcedAnswer(snapshot.context.position))
    [snapshot] = transition(chart, snapshot, event);
  return snapshot;
}

export function forcedAnswer({ asks }: Position): RoundEvent | null {
  for (const ask of asks) {
    const sole = soleAnswer(ask);
    if (sole !== null) return { type: 'answer', house: ask.house, answer: sole, goesOn: true };
  }
  return null;
}

const gameOf = (snapshot: Snapshot): Game => ({
  position: snapshot.context.position,
  at: pathOf(snapshot.value),
  snapshot
});

export function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[key, below]] = Object.entries(value) as [[string, StateValue]];
  return `${key}.${pathOf(below)}`;
}

/** The state value of a path, if the chart has such a place and it is a leaf. */
function valueOf(path: string): StateValue | null {
  const keys = path.split('.');
  let node = chart.root;
  for (const key of keys) {
    const next = Object.hasOwn(node.states, key) ? node.states[key as never] : undefined;
    if (next === undefined) return null;
    node = next;
  }
  if (Object.keys(node.states).length > 0) return null;
  return keys.reduceRight<StateValue | null>((below, key) => (below === null ? key : { [key]: below }), null);
}

/** The same game played swiftly, for replays and simulations (swift.ts). */
export class Bulk {
  #standing: Standing;

  constructor({ snapshot, at }: Game) {
    this.#standing = { position: snapshot.context.position, place: placeOf(at) };
  }

  get position(): Position {
    return this.#standing.position;
  }

  get at(): string {
    return this.#standing.place.path;
  }

  get game(): Game {
    return gameFrom(this.position, this.at)!;
  }

  answer(house: House, given: unknown): Refusal | null {
    const refusal = judge(this.position, house, given);
    if (refusal !== null) return refusal;
    let event: RoundEvent | null = { type: 'answer', house, answer: given as Answer, goesOn: false };
    for (; event !== null; event = forcedAnswer(this.#standing.position))
      this.#standing = advance(this.#standing, event);
    return null;
  }
}
