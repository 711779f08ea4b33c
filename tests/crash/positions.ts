// Games to be interrupted: played by players made of code, and left at places of all sorts.

import { greedyPlayer } from '../../src/games/thrones/bots/greedy';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import { PLAYER_COUNTS, SETUP } from '../../src/games/thrones/box/setup';
import type { Game } from '../../src/games/thrones/flow/game';
import { Bulk, newGame } from '../../src/games/thrones/flow/game';
import { Chance, chanceFrom } from '../../src/engine/chance';
import type { Position } from '../../src/games/thrones/rules/position';
import type { NewGame } from '../../src/games/thrones/rules/setUp';
import { viewFor } from '../../src/games/thrones/rules/view';
import type { Given, SaveDocument } from '../support/saves';
import { playAgain, saveOf, startOf } from '../support/saves';

export const PLACES = ['combat', 'planning', 'bidding', 'wildlings', 'elsewhere', 'ending'] as const;
export type Place = (typeof PLACES)[number];

export function placeOf({ combat, attack, bidding, phase }: Position): Place {
  if (combat !== null) return 'combat';
  if (attack !== null) return 'wildlings';
  if (bidding !== null) return 'bidding';
  return phase === 'planning' ? 'planning' : 'elsewhere';
}

/** So many answers from the end a game is ending. */
const ENDING = 9;

/** A game left at such a place; each seed is another game. */
export function gameAt(place: Place, seed: string): SaveDocument {
  const chance = new Chance(chanceFrom(seed));
  const players = chance.pick(PLAYER_COUNTS);
  const options = { edition: chance.pick(['revised', 'first'] as const), tides: chance.below(2) === 0 };
  const setUp: NewGame = { houses: SETUP[players].houses, seed, options };
  const answers: Given[] = [];
  const there: number[] = [];
  playToTheEnd(newGame(setUp), seed, (given, position) => {
    if (answers.length > 0 && placeOf(position) === place) there.push(answers.length);
    answers.push(given);
  });
  const cut = place === 'ending' || there.length === 0 ? answers.length - ENDING : chance.pick(there);
  const left = answers.slice(0, cut);
  const played = playAgain(startOf(setUp), left);
  if (!played.ok) throw new Error(played.why);
  return saveOf(startOf(setUp), left, played.game);
}

const ENDLESS = 20_000;

/** Throws when a game cannot be played to its end. */
export function playToTheEnd(game: Game, seed: string, before?: (given: Given, position: Position) => void): Position {
  const chance = new Chance(chanceFrom(`players of ${seed}`));
  const bulk = new Bulk(game);
  for (let count = 0; bulk.position.winner === null; count++) {
    if (count > ENDLESS) throw new Error('the game does not end');
    const { house } = chance.pick(bulk.position.asks);
    const player = chance.below(4) === 0 ? randomPlayer : greedyPlayer;
    const answer = player(viewFor(bulk.position, house), house, chance);
    before?.({ house, answer }, bulk.position);
    const refusal = bulk.answer(house, answer);
    if (refusal !== null) throw new Error(`a legal answer is refused: ${refusal.rule}`);
  }
  return bulk.position;
}
