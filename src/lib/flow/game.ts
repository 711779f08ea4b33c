// A game under way: a position and its place in the chart. The seam through which screens, bots, tests and programs play.

import type { SnapshotFrom, StateValue } from 'xstate';
import { createActor, initialTransition, transition } from 'xstate';
import type { House } from '../box/houses';
import type { Answer } from '../rules/asks';
import type { Happening } from '../rules/happenings';
import { judge, soleAnswer } from '../rules/judging';
import type { Position } from '../rules/position';
import type { Refusal } from '../rules/refusals';
import type { NewGame } from '../rules/setUp';
import { setUp } from '../rules/setUp';
import type { Beginning, RoundEvent } from './chart';
import { BEGINNINGS, chart } from './chart';

type Snapshot = SnapshotFrom<typeof chart>;
type Step = (event: RoundEvent) => Snapshot;

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
  if (at in BEGINNINGS) return begin(position, at as Beginning);
  const value = valueOf(at);
  if (value === null) return null;
  return gameOf(chart.resolveState({ value, context: { position: position as unknown as never } }));
}

/** Judges the answer and, if it is legal, plays on to the next ask that leaves something to choose. */
export function answer(game: Game, house: House, given: unknown): Outcome {
  const refusal = judge(game.position, house, given);
  if (refusal !== null) return { ok: false, refusal };
  let { snapshot } = game;
  const stepped = playOn((event) => ([snapshot] = transition(chart, snapshot, event))[0], house, given as Answer);
  return { ok: true, game: gameOf(stepped), happened: stepped.context.position.happened };
}

function begin(position: Position, at: Beginning): Game {
  let [snapshot] = initialTransition(chart, { position });
  return gameOf(answerForced((event) => ([snapshot] = transition(chart, snapshot, event))[0], { type: 'begin', at }));
}

const playOn = (step: Step, house: House, given: Answer): Snapshot =>
  answerForced(step, { type: 'answer', house, answer: given, goesOn: false });

/** Whoever has nothing to choose is answered for. */
function answerForced(step: Step, first: RoundEvent): Snapshot {
  let snapshot = step(first);
  for (let forced = forcedAnswer(snapshot); forced !== null; forced = forcedAnswer(snapshot)) snapshot = step(forced);
  return snapshot;
}

export function forcedAnswer(snapshot: Snapshot): RoundEvent | null {
  for (const ask of snapshot.context.position.asks) {
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

/** The same game played by one actor: about four times as fast as stepping, for replays and simulations. */
export class Bulk {
  readonly #actor;

  constructor(game: Game) {
    this.#actor = createActor(chart, { snapshot: game.snapshot, input: { position: game.position } });
    this.#actor.start();
  }

  get position(): Position {
    return this.#actor.getSnapshot().context.position;
  }

  get at(): string {
    return pathOf(this.#actor.getSnapshot().value);
  }

  get game(): Game {
    return gameOf(this.#actor.getSnapshot());
  }

  answer(house: House, given: unknown): Refusal | null {
    const refusal = judge(this.position, house, given);
    if (refusal !== null) return refusal;
    playOn(
      (event) => {
        this.#actor.send(event);
        return this.#actor.getSnapshot();
      },
      house,
      given as Answer
    );
    return null;
  }
}
