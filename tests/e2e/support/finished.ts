// A game as a file, played by the sensible player: to its end, or so far; and the same game with another last answer.

import { greedyPlayer } from '#thrones/bots/greedy';
import type { PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { type Given, playAgain, type SaveDocument, saveOf, startOf } from '#tests/support/saves';

const NAMES = ['Emma', 'Jonas', 'Max', 'Ada', 'Li', 'Bart'];

interface Wanted {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly until?: (position: Position) => boolean;
}

export function playedFile({ players, seed, until = () => false }: Wanted): SaveDocument {
  const { houses } = SETUP[players];
  const beginning = { houses, seed, options: { edition: 'revised', tides: false } } as const;
  const game = new Bulk(newGame(beginning));
  const chance = new Chance(chanceFrom(seed));
  const answers: Given[] = [];
  for (let [ask] = game.position.asks; ask !== undefined && !until(game.position); [ask] = game.position.asks) {
    const answer = greedyPlayer(viewFor(game.position, ask.house), ask.house, chance);
    game.answer(ask.house, answer);
    answers.push({ house: ask.house, answer });
  }
  const seats = houses.map((house, i) => ({ house, name: NAMES[i] ?? '' }));
  return { ...saveOf(startOf(beginning), answers, game.game), seats };
}

/** The last house answers something else, as legal. */
export function answeredOtherwise(file: SaveDocument): SaveDocument {
  const answers = file.answers.slice(0, -1);
  const last = file.answers.at(-1)!;
  const again = playAgain(file.start, answers);
  if (!again.ok) throw new Error(again.why);
  const chance = new Chance(chanceFrom('otherwise'));
  for (;;) {
    const answer = drawAnswer(again.game.position, last.house, chance);
    if (JSON.stringify(answer) === JSON.stringify(last.answer)) continue;
    const other = new Bulk(again.game);
    other.answer(last.house, answer);
    return { ...file, ...saveOf(file.start, [...answers, { house: last.house, answer }], other.game) };
  }
}
