// One game between players made of code, told by what each of their answers cost.

import type { House } from '#thrones/box';
import { greedyPlayer } from '#thrones/bots/greedy';
import { type Level, type LevelId, LEVELS } from '#thrones/bots/levels';
import { freshMemory, remember } from '#thrones/bots/memory';
import type { Player } from '#thrones/bots/player';
import { randomPlayer } from '#thrones/bots/random';
import { type Question, seedOf } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN, type Weights } from '#thrones/bots/weights';
import { Bulk, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, Ask, NewGame, Position } from '#thrones/rules';
import { askOf } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';

const SIMPLE: Readonly<Record<string, Player>> = { random: randomPlayer, greedy: greedyPlayer };

export interface Contestant {
  /** `random`, `greedy`, or a level. */
  readonly plays: string;
  readonly weights?: Weights;
  /** Instead of the level's own. */
  readonly level?: Level;
}

export const isContestant = (name: string): boolean => name in SIMPLE || name in LEVELS;

export interface Decision {
  readonly house: House;
  readonly asked: Ask;
  readonly given: Answer;
  readonly simulated: number;
  readonly cpuMs: number;
}

/** Looks on; the question is all that the house knew. */
export type Onlooker = (decision: Decision, before: Position, after: Position, question: Question) => void;

/** More answers than any game has. */
const ENDLESS = 20_000;

export function playMatch(
  setUp: NewGame,
  contestants: Readonly<Partial<Record<House, Contestant>>>,
  look: Onlooker
): Position {
  const game = new Bulk(newGame(setUp));
  let memory = freshMemory(game.position);
  const given = new Map<House, number>();
  for (let answers = 0; game.position.winner === null; answers++) {
    if (answers > ENDLESS) throw new Error('the game does not end');
    const before = game.position;
    const { house } = before.asks[0]!;
    const number = given.get(house) ?? 0;
    given.set(house, number + 1);
    const seed = seedOf(`${setUp.seed} ${house}`, number);
    const question: Question = { view: viewFor(before, house), at: game.at, memory, seed };
    const since = process.cpuUsage();
    const { answer, simulated } = answerOf(contestants[house]!, question, house);
    const { user, system } = process.cpuUsage(since);
    const refusal = game.answer(house, answer);
    if (refusal !== null) throw new Error(`${setUp.seed}: ${house} is refused ${JSON.stringify({ refusal, answer })}`);
    memory = remember(memory, game.position.happened);
    look(
      { house, asked: askOf(before, house)!, given: answer, simulated, cpuMs: (user + system) / 1000 },
      before,
      game.position,
      question
    );
  }
  return game.position;
}

function answerOf(
  { plays, weights = PLAIN, level }: Contestant,
  question: Question,
  house: House
): { answer: Answer; simulated: number } {
  const simple = SIMPLE[plays];
  if (simple !== undefined)
    return { answer: simple(question.view, house, new Chance(chanceFrom(question.seed))), simulated: 0 };
  return think(question, level ?? LEVELS[plays as LevelId], weights);
}
