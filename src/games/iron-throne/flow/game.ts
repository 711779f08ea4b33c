// A game under way: a position and its place in the chart. The seam through which screens, players made of code, tests and programs play.

import type { Standing as StandingOf } from '../../../engine/stepping';
import { stepper } from '../../../engine/stepping';
import type { House } from '../box/houses';
import type { Answer } from '../rules/asks';
import type { Draft } from '../rules/draft';
import { workingCopy } from '../rules/draft';
import type { Happening } from '../rules/happenings';
import { judge, soleAnswer } from '../rules/judging';
import type { Position } from '../rules/position';
import type { Refusal } from '../rules/refusals';
import type { NewGame } from '../rules/setUp';
import { setUp } from '../rules/setUp';
import { ACTIONS } from './actions';
import type { TurnEvent } from './chart';
import { BEGINNINGS, chart, receive } from './chart';
import { GUARDS } from './guards';

export interface Game {
  readonly position: Position;
  /** The place in the chart, such as `playing.reacting`. */
  readonly at: string;
}

export type Played =
  | { readonly ok: true; readonly game: Game; readonly happened: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

type Standing = StandingOf<Draft>;

const { placeAt, beginAt, advance } = stepper(chart.root, { actions: ACTIONS, guards: GUARDS }, workingCopy, receive);

export const newGame = (game: NewGame): Game => gameOf(playOn(beginAt(setUp(game), 'choosingLeaders')));

/** A position with its place: one of the beginnings, or a place that `at` gave, with its asks still open. */
export function gameFrom(position: Position, at: string): Game | null {
  if (Object.hasOwn(BEGINNINGS, at)) return gameOf(playOn(beginAt(position, at)));
  return placeAt(at) === null ? null : { position, at };
}

/** Judges the answer and, if it is legal, plays on to the next ask that leaves something to choose. */
export function answer(game: Game, house: House, given: unknown): Played {
  const refusal = judge(game.position, house, given);
  if (refusal !== null) return { ok: false, refusal };
  const event: TurnEvent = { type: 'answer', house, answer: given as Answer, goesOn: false };
  const next = gameOf(playOn(advance(standingOf(game), event)));
  return { ok: true, game: next, happened: next.position.happened };
}

/** Whoever has nothing to choose is answered for. */
function playOn(from: Standing): Standing {
  let standing = from;
  for (let event = forcedAnswer(from.position); event !== null; event = forcedAnswer(standing.position))
    standing = advance(standing, event);
  return standing;
}

export function forcedAnswer({ asks }: Position): TurnEvent | null {
  for (const ask of asks) {
    const sole = soleAnswer(ask);
    if (sole !== null) return { type: 'answer', house: ask.house, answer: sole, goesOn: true };
  }
  return null;
}

const gameOf = ({ position, place }: Standing): Game => ({ position, at: place.path });

/** Nothing writes into the position: the next answer begins with a copy. */
function standingOf({ position, at }: Game): Standing {
  const place = placeAt(at);
  if (place === null) throw new Error(`the chart has no place ${at}`);
  return { position: position as unknown as Draft, place };
}
