// What a player made of code would say in a scene.

import type { House } from '#thrones/box';
import { type LevelId, LEVELS } from '#thrones/bots/levels';
import { freshMemory } from '#thrones/bots/memory';
import { type PersonId, PERSONS } from '#thrones/bots/persons';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import type { Game } from '#thrones/flow/game';
import type { AnswerOf, AskKind, Answer } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';

export function answerBy(
  { position, at }: Game,
  house: House,
  level: LevelId,
  person?: PersonId,
  seed = 'scene'
): Answer {
  const question = { view: viewFor(position, house), at, memory: freshMemory(position), seed };
  return think(question, LEVELS[level], person === undefined ? PLAIN : PERSONS[person].weights).answer;
}

/** The answer has to be of that kind. */
export function answerOfKind<K extends AskKind>(
  kind: K,
  game: Game,
  house: House,
  level: LevelId,
  person?: PersonId,
  seed?: string
): AnswerOf<K> {
  const answer = answerBy(game, house, level, person, seed);
  if (answer.kind !== kind) throw new Error(`${house} answers ${answer.kind}`);
  return answer as AnswerOf<K>;
}

/** Every player: the one without a character, and each of the characters. */
export const ANYBODY: readonly (PersonId | undefined)[] = [undefined, ...(Object.keys(PERSONS) as readonly PersonId[])];
