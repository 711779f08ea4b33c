// Moments that the whole table stops for: real games, played by the sensible bot until such a moment comes.

import { greedyPlayer } from '#thrones/bots/greedy';
import type { House, PlayerCount, WesterosCardId, WildlingCardId } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import { type Moment, momentsOf } from '#thrones/flow/moments';
import { Chance, chanceFrom } from '#engine/chance';
import type { Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';

export interface Wanted {
  readonly what: Moment['what'];
  /** Which of those found. */
  readonly n: number;
  readonly players: PlayerCount;
  readonly seed: number;
  readonly tides: boolean;
  /** These cards lie on top of their decks in the first game. */
  readonly westeros: readonly (readonly WesterosCardId[])[];
  readonly wildlings: readonly WildlingCardId[];
  /** Is it one of those? */
  readonly is: (moment: Moment) => boolean;
}

export interface Sample {
  readonly moment: Moment;
  readonly houses: readonly House[];
}

const MOST_GAMES = 60;
const EARLIER = 60;

export function findMoment({ what, n, players, seed, tides, westeros, wildlings, is }: Wanted): Sample | null {
  const { houses } = SETUP[players];
  let found = 0;
  for (let number = seed; number < seed + MOST_GAMES; number++) {
    const chance = new Chance(chanceFrom(`players ${number}`));
    const options = { edition: 'revised', tides } as const;
    const game = new Bulk(newGame({ houses, seed: `gallery ${number}`, options, decks: { westeros, wildlings } }));
    let earlier: Happening[] = [];
    for (;;) {
      const [next] = game.position.asks;
      if (next === undefined) break;
      const before = viewFor(game.position, null);
      if (game.answer(next.house, greedyPlayer(viewFor(game.position, next.house), next.house, chance)) !== null) break;
      const lines = game.position.happened;
      const moments = momentsOf({ before, now: viewFor(game.position, null), lines }, earlier);
      for (const moment of moments) {
        if (moment.what === what && is(moment) && ++found >= n) return { moment, houses };
      }
      earlier = [...earlier, ...lines].slice(-EARLIER);
    }
  }
  return null;
}
