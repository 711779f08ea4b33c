// The headless table: one line in, one line out, whichever game is on it.

import { isObject } from '#engine/shape';
import { ironThrone } from './ironThrone';
import { program } from './protocol';
import { failed, type Program, type Served } from './serving';
import { thrones } from './thrones';

const GAMES: Readonly<Record<string, Program>> = {
  thrones: program(thrones),
  'iron-throne': program(ironThrone)
};

/** Requests that put a game on the table; `game`, or the save, says which, the first one if it is left out. */
const BEGINNINGS: readonly unknown[] = ['new', 'set', 'load'];

export interface HeadlessTable {
  /** Takes one line and gives the one line that answers it, without its end. */
  respond(line: string): string;
}

/** `complain` hears of mistakes of ours, which no request should be able to cause. */
export function headlessTable(complain: (mistake: unknown) => void): HeadlessTable {
  let served: Served = GAMES.thrones!();

  function take(line: string): string {
    const request = parsed(line);
    if (request === undefined) return JSON.stringify(failed('bad-request', 'this line is not JSON').response);
    const game = isObject(request) && BEGINNINGS.includes(request.do) ? (request.game ?? 'thrones') : null;
    if (game === null) return served.take(request).line;
    if (typeof game !== 'string' || !Object.hasOwn(GAMES, game))
      return JSON.stringify(
        failed('bad-request', `there is no such game; there are ${Object.keys(GAMES).join(', ')}`).response
      );
    const fresh = GAMES[game]!();
    const { ok, line: answer } = fresh.take(request);
    // what is refused leaves the game that is there
    if (ok) served = fresh;
    return answer;
  }

  return {
    respond(line) {
      try {
        return take(line);
      } catch (mistake) {
        complain(mistake);
        return JSON.stringify(failed('internal', 'a mistake of the program; the game is as it was').response);
      }
    }
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
