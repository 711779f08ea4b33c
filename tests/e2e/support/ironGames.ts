// Games of The Iron Throne as files, answered at random: to the end, or until something is asked.

import { Chance, chanceFrom } from '../../../src/engine/chance';
import type { House } from '../../../src/games/iron-throne/box/houses';
import { HOUSES } from '../../../src/games/iron-throne/box/houses';
import type { IronThrone } from '../../../src/games/iron-throne/flow/game';
import { Bulk, newGame } from '../../../src/games/iron-throne/flow/game';
import { ironThrone } from '../../../src/games/iron-throne/flow/ruleset';
import { drawAnswer } from '../../../src/games/iron-throne/rules/judging';
import type { Position } from '../../../src/games/iron-throne/rules/position';
import type { Given, SaveDocument } from '../../../src/shell/saves/document';
import { saveOf, startOf } from '../../../src/shell/saves/document';

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
