// The games that random play goes through: every number of players, both printings, with and without Tides of Battle, in turn;
// most from the set-up, some from the middle of a war.

import type { PlayerCount } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { type Game, gameFrom, newGame } from '#thrones/flow/game';
import type { NewGame } from '#thrones/rules';
import { crowdedStart } from './crowding';

/** The number of games that differ in kind. */
export const VARIANTS = 16;

export interface Start {
  readonly setUp: NewGame;
  readonly crowded: boolean;
}

/** One after the other through all combinations; `players` keeps to one number of players. */
export function startNumber(index: number, seed: string, players: PlayerCount | null, crowded: boolean): Start {
  const variant = Math.floor(index / PLAYER_COUNTS.length);
  const count = players ?? PLAYER_COUNTS[index % PLAYER_COUNTS.length]!;
  const options = { edition: variant % 2 === 0 ? 'revised' : 'first', tides: variant % 4 >= 2 } as const;
  return { setUp: { houses: SETUP[count].houses, seed: `${seed}-${index}`, options }, crowded };
}

export function gameOf({ setUp, crowded }: Start): Game {
  const game = crowded ? gameFrom(crowdedStart(setUp), 'planning') : newGame(setUp);
  if (game === null) throw new Error('no game begins with planning');
  return game;
}
