// Games of The Iron Throne as files, answered at random: to the end, or until something is asked.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { Bulk, type IronThrone, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { drawAnswer } from '#iron/rules/judging';
import type { Position } from '#iron/rules';
import { type Given, type SaveDocument, saveOf, startOf } from '#shell/saves/document';

const NAMES = ['Emma', 'Jonas', 'Maximilian', 'Ada', 'Li'];

export function ironFile(
  players: 3 | 4 | 5,
  seed: string,
  until: (position: Position) => boolean = () => false
): SaveDocument {
  const houses: readonly House[] = HOUSES.slice(0, players);
  const setUp = { houses, seed };
  const game = new Bulk(newGame(setUp));
  const chance = new Chance(chanceFrom(seed));
  const answers: Given<IronThrone>[] = [];
  for (let [ask] = game.position.asks; ask !== undefined && !until(game.position); [ask] = game.position.asks) {
    const answer = drawAnswer(game.position, ask.house, chance);
    game.answer(ask.house, answer);
    answers.push({ house: ask.house, answer });
  }
  const seats = houses.map((house, i) => ({ house, name: NAMES[i] ?? '' }));
  return { ...saveOf(ironThrone, startOf<IronThrone>(setUp), answers, game.game), seats };
}
