// How often the tablet changes hands in a game, passed as the app passes it, and how often secrecy would allow no less: a series of
// n secret answers takes n − 1 passes if whoever has the tablet is among them, and otherwise n. What is open takes none.

import type { House } from '../../src/games/thrones/box/houses';
import type { Player } from '../../src/games/thrones/bots/player';
import type { Thrones } from '../../src/games/thrones/flow/game';
import { Bulk } from '../../src/games/thrones/flow/game';
import { thrones } from '../../src/games/thrones/flow/ruleset';
import { viewFor } from '../../src/games/thrones/rules/view';
import type { Chance } from '../../src/engine/chance';
import type { Turn } from '../../src/shell/play/turn';
import { turnOf } from '../../src/shell/play/turn';
import type { Start } from '../../tools/headless/variety';
import { gameOf } from '../../tools/headless/variety';

export interface Passing {
  handOvers: number;
  least: number;
  /** A curtain for whoever has the tablet already: it lay open in the middle since. */
  again: number;
  rounds: number;
}

const NOBODY: ReadonlySet<string> = new Set();

export function passingIn(start: Start, player: Player, chance: Chance): Passing {
  const game = new Bulk(gameOf(start));
  const seats = thrones.seatsOf(game.position);
  const counted: Passing = { handOvers: 0, least: 0, again: 0, rounds: 0 };
  let holder: House | null = null;
  let last: House | null = null;
  /** Who has still to answer in the series that has begun. */
  const waiting = new Set<House>();
  for (;;) {
    const { asks } = game.position;
    const secret = asks.filter((ask) => thrones.privacyOf(ask) === 'sealed').map(({ house }) => house);
    if (waiting.size === 0 && last !== null && secret.includes(last)) counted.least--;
    for (const house of secret) if (!waiting.has(house)) counted.least++;
    for (const house of secret) waiting.add(house);
    const turn: Turn<Thrones> = turnOf<Thrones>(thrones, asks, { holder, last, claims: null, seats, codes: NOBODY });
    if (turn.what === 'over' || turn.what === 'code') break;
    if (turn.what === 'curtain') {
      if (turn.house === last) counted.again++;
      else counted.handOvers++;
      holder = last = turn.house;
      continue;
    }
    const house: House = turn.ask.house;
    const answer = player(viewFor(game.position, house), house, chance);
    game.answer(house, answer);
    waiting.delete(house);
    last = house;
    if (!game.position.asks.some((ask) => ask.house === holder && thrones.privacyOf(ask) === 'sealed')) holder = null;
  }
  counted.rounds = game.position.round;
  return counted;
}
