// Positions in which something is asked: real games, played by players made of code as far as that ask.

import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import type { House, PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, type Game, newGame } from '#thrones/flow/game';
import type { About, Ask, AskKind, Edition } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';

interface Where {
  readonly seed: number;
  readonly players?: PlayerCount;
  readonly tides?: boolean;
  /** The sensible player never comes there. */
  readonly random?: boolean;
}

export interface Wanted extends Partial<Where> {
  readonly about: About;
  readonly kind?: AskKind;
  /** Which of those found. */
  readonly n?: number;
  readonly edition?: Edition;
}

export interface Sample {
  readonly game: Game;
  readonly ask: Ask;
  readonly houses: readonly House[];
}

/** A game in which nearly everything is asked that is asked often. */
const USUAL: Where = { seed: 3 };

/** Rare asks: a game in which each comes up, to save the search. */
const IN_GAME: Readonly<Partial<Record<About, Where>>> = {
  reconciling: { seed: 11 },
  'preemptive-raid': { seed: 27 },
  'preemptive-raid-track': { seed: 59 },
  'preemptive-raid-losses': { seed: 27 },
  'crow-killers-reward': { seed: 15 },
  'a-king-beyond-the-wall': { seed: 7 },
  'mammoth-riders-losses': { seed: 27 },
  'mammoth-riders-reward': { seed: 11 },
  'the-horde-descends-losses': { seed: 23 },
  'the-horde-descends-reward': { seed: 11 },
  port: { seed: 15 },
  'accepting-support': { seed: 2, random: true },
  'mace-tyrell': { seed: 247 },
  'queen-of-thorns': { seed: 11 },
  'tides-redraw': { seed: 2, players: 5, tides: true },
  'cersei-lannister': { seed: 7 },
  'renly-baratheon': { seed: 11 },
  casualties: { seed: 11 },
  skulls: { seed: 10, players: 5, tides: true },
  'robb-stark': { seed: 15 },
  'retreat-losses': { seed: 15 }
};

const MOST_GAMES = 60;

export function findSample(wanted: Wanted): Sample | null {
  const { about, kind, n = 1, edition = 'revised' } = wanted;
  const { seed, players = 6, tides = false, random = false } = { ...(IN_GAME[about] ?? USUAL), ...wanted };
  const { houses } = SETUP[players];
  const player = random ? randomPlayer : greedyPlayer;
  let found = 0;
  for (let number = seed; number < seed + MOST_GAMES; number++) {
    const chance = new Chance(chanceFrom(`players ${number}`));
    const game = new Bulk(newGame({ houses, seed: `gallery ${number}`, options: { edition, tides } }));
    let last: Ask | null = null;
    for (;;) {
      const { asks } = game.position;
      const ask = asks.find((one) => one.about === about && (kind === undefined || one.kind === kind));
      if (ask !== undefined && ask !== last) {
        last = ask;
        if (++found >= n) return { game: game.game, ask, houses };
      }
      const next = asks[0];
      if (next === undefined) break;
      game.answer(next.house, player(viewFor(game.position, next.house), next.house, chance));
    }
  }
  return null;
}
