// How many legal answers there are: one deep for the house asked first, two deep summed over all that it can answer. A number
// that changes is a rule that changed.

import { answer, type Game } from '#thrones/flow/game';
import type { Answer } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { choices } from '#thrones/rules/judging';

const MOST = 50_000;

function answersIn({ position }: Game): readonly Answer[] {
  const [asked] = position.asks;
  if (asked === undefined) return [];
  const { choices: all, complete } = choices(position, asked.house, MOST, new Chance(chanceFrom('counting')));
  if (!complete) throw new Error(`${asked.house} has more than ${MOST} answers`);
  return all;
}

export const oneDeep = (game: Game): number => answersIn(game).length;

export function twoDeep(game: Game): number {
  let count = 0;
  for (const given of answersIn(game)) {
    const outcome = answer(game, game.position.asks[0]!.house, given);
    if (!outcome.ok) throw new Error(`what was listed is refused: ${JSON.stringify([given, outcome.refusal])}`);
    count += oneDeep(outcome.game);
  }
  return count;
}
