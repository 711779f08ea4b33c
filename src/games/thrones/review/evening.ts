// A finished game played through again, with what everybody at the table could keep in mind: the moments that a review looks at.

import type { House } from '#thrones/box';
import { freshMemory, type Memory, remember } from '#thrones/bots/memory';
import { Bulk, type Game } from '#thrones/flow/game';
import { simulate } from '#thrones/flow/simulation';
import type { Answer, Happening, Position } from '#thrones/rules';

export interface Given {
  readonly house: House;
  readonly answer: Answer;
}

/** The game after the first `answered` answers. */
export interface Moment {
  readonly answered: number;
  readonly position: Position;
  /** The place in the chart. */
  readonly at: string;
  readonly memory: Memory;
}

/** One answer: what it was, and what came of it. */
export interface Step extends Given {
  readonly happened: readonly Happening[];
}

export interface Evening {
  /** The beginning, and the game after each answer. */
  readonly moments: readonly Moment[];
  readonly steps: readonly Step[];
  /** The beginning, and the end of each round: before the marker is moved, and so before a card of the next round is known. */
  readonly ends: readonly Moment[];
}

/** Replays the answers as far as they fit. */
export function eveningOf(start: Game, answers: readonly Given[]): Evening {
  const bulk = new Bulk(start);
  const { position, at } = bulk;
  const moments: Moment[] = [{ answered: 0, position, at, memory: freshMemory(position) }];
  const steps: Step[] = [];
  const ends = [moments[0]!];
  for (const { house, answer } of answers) {
    const before = moments.at(-1)!;
    if (bulk.answer(house, answer) !== null) break;
    const { happened } = bulk.position;
    const answered = before.answered + 1;
    const now = { answered, position: bulk.position, at: bulk.at, memory: remember(before.memory, happened) };
    steps.push({ house, answer, happened });
    moments.push(now);
    if (now.position.winner !== null) ends.push(now);
    else if (now.position.round !== before.position.round) ends.push(endOfRound(before, { house, answer }));
  }
  return { moments, steps, ends };
}

/** The same answer, thought of only to the end of its round. */
function endOfRound({ position, at, memory, answered }: Moment, { house, answer }: Given): Moment {
  const game = simulate(position, at);
  game.step(house, answer);
  const { happened } = game.position;
  return { answered: answered + 1, position: game.position, at: game.at, memory: remember(memory, happened) };
}
