// A game as it is saved: how it began and every answer. Playing the answers again must lead through the same positions,
// however it is done: by the library's steps, or from a checkpoint on.

import type { House } from '#thrones/box';
import { Bulk, type Game, gameFrom } from '#thrones/flow/game';
import type { Answer, Position } from '#thrones/rules';
import { differenceOf } from './invariants/data';
import { Oracle } from './oracle';
import { gameOf, type Start } from './variety';

export interface Recording {
  readonly start: Start;
  readonly answers: (readonly [House, Answer])[];
}

export interface Checkpoint {
  readonly answers: number;
  readonly at: string;
  /** The position as JSON. */
  readonly position: string;
}

export const checkpointOf = (game: Pick<Game, 'position' | 'at'>, answers: number): Checkpoint => ({
  answers,
  at: game.at,
  position: JSON.stringify(game.position)
});

/** Plays the recording again by XState's steps. Says where it comes to something else, if it does. */
export function* replayByTheOracle(
  { start, answers }: Recording,
  checkpoints: readonly Checkpoint[]
): Generator<string> {
  const game = Oracle.from(gameOf(start));
  yield* compare(game, 0, checkpoints);
  for (const [index, [house, given]] of answers.entries()) {
    const refusal = game.answer(house, given);
    if (refusal !== null)
      return void (yield `answer ${index + 1} is refused when replayed: ${JSON.stringify(refusal)}`);
    yield* compare(game, index + 1, checkpoints);
  }
}

/** Goes on from a checkpoint that has been through JSON, to the end. */
export function* replayFrom(
  start: Checkpoint,
  { answers }: Recording,
  checkpoints: readonly Checkpoint[]
): Generator<string> {
  const resumed = gameFrom(JSON.parse(start.position) as Position, start.at);
  if (resumed === null) return void (yield `no game goes on at ${start.at}`);
  const game = new Bulk(resumed);
  for (const [index, [house, given]] of answers.slice(start.answers).entries()) {
    const refusal = game.answer(house, given);
    const at = start.answers + index + 1;
    if (refusal !== null) return void (yield `answer ${at} is refused after loading: ${JSON.stringify(refusal)}`);
    yield* compare(game, at, checkpoints);
  }
}

function* compare(
  game: Pick<Game, 'position' | 'at'>,
  answers: number,
  checkpoints: readonly Checkpoint[]
): Generator<string> {
  const expected = checkpoints.find((one) => one.answers === answers);
  if (expected === undefined) return;
  const difference = differenceOf(game.position, JSON.parse(expected.position));
  if (difference !== null) yield `after ${answers} answers the replay differs: ${difference}`;
  if (game.at !== expected.at) yield `after ${answers} answers the replay is at ${game.at}, not at ${expected.at}`;
}
