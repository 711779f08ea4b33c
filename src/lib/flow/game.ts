// A game under way: a position and its place in the chart. The seam through which screens, bots, tests and programs play.

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
import { BEGINNINGS } from './chart';
import type { Standing } from './swift';
import { advance, beginAt, placeAt } from './swift';

export interface Game {
  readonly position: Position;
  /** The place in the chart, such as `action.marches.combat.usingTheBlade`. */
  readonly at: string;
}

export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly happened: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const newGame = (game: NewGame): Game => begin(setUp(game), 'planning');

/** A position with its place: one of the beginnings, or a place that `at` gave, with its asks still open. */
export function gameFrom(position: Position, at: string): Game | null {
  if (Object.hasOwn(BEGINNINGS, at)) return begin(position, at as Beginning);
  return placeAt(at) === null ? null : { position, at };
}

/** Judges the answer and, if it is legal, plays on to the next ask that leaves something to choose. */
export function answer(game: Game, house: House, given: unknown): Outcome {
  const refusal = judge(game.position, house, given);
  if (refusal !== null) return { ok: false, refusal };
  const next = gameOf(playOn(advance(standingOf(game), answering(house, given as Answer))));
  return { ok: true, game: next, happened: next.position.happened };
}

const begin = (position: Position, at: Beginning): Game => gameOf(playOn(beginAt(position, at)));

export const answering = (house: House, answer: Answer): RoundEvent => ({
  type: 'answer',
  house,
  answer,
  goesOn: false
});

/** Whoever has nothing to choose is answered for. */
export function playOn(from: Standing, shortOf: Standing['place'] | null = null): Standing {
  let standing = from;
  for (let event = forcedAnswer(from.position); event !== null; event = forcedAnswer(standing.position))
    standing = advance(standing, event, shortOf);
  return standing;
}

export function forcedAnswer({ asks }: Position): RoundEvent | null {
  for (const ask of asks) {
    const sole = soleAnswer(ask);
    if (sole !== null) return { type: 'answer', house: ask.house, answer: sole, goesOn: true };
  }
  return null;
}

const gameOf = ({ position, place }: Standing): Game => ({ position, at: place.path });

/** Nothing writes into the position: the next answer begins with a copy. */
export function standingOf({ position, at }: Game): Standing {
  const place = placeAt(at);
  if (place === null) throw new Error(`the chart has no place ${at}`);
  return { position: position as unknown as Draft, place };
}

/** One game played on in place, for replays and simulations. */
export class Bulk {
  #standing: Standing;

  constructor(game: Game) {
    this.#standing = standingOf(game);
  }

  get position(): Position {
    return this.#standing.position;
  }

  get at(): string {
    return this.#standing.place.path;
  }

  get game(): Game {
    return gameOf(this.#standing);
  }

  answer(house: House, given: unknown): Refusal | null {
    const refusal = judge(this.position, house, given);
    if (refusal === null) this.#standing = playOn(advance(this.#standing, answering(house, given as Answer)));
    return refusal;
  }
}
