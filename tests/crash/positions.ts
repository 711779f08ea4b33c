// The games to be interrupted: where a kill can hit them, and the players made of code that play them there.

import { greedyPlayer as greedyOfIron } from '#iron/bots/greedy';
import { randomPlayer as randomOfIron } from '#iron/bots/random';
import { HOUSES } from '#iron/box/houses';
import { ironThrone } from '#iron/flow/ruleset';
import type { About, Position as Iron } from '#iron/rules';
import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { thrones } from '#thrones/flow/ruleset';
import type { Position as Thrones } from '#thrones/rules';
import type { Played } from './played';

function placeInThrones({ combat, attack, bidding, phase }: Thrones): string {
  if (combat !== null) return 'combat';
  if (attack !== null) return 'wildlings';
  if (bidding !== null) return 'bidding';
  return phase === 'planning' ? 'planning' : 'elsewhere';
}

const IN_IRON: Readonly<Partial<Record<About, string>>> = {
  'choosing-leader': 'leaders',
  'offering-support': 'support',
  'accepting-support': 'support',
  'house-card': 'House cards',
  reaction: 'reactions',
  'deal-terms': 'bargain',
  'deal-signing': 'bargain',
  'deal-counter': 'bargain',
  'deal-answer': 'bargain',
  hostages: 'hostages',
  'hostage-from': 'hostages',
  'hostage-place': 'hostages'
};

function placeInIron({ asks }: Iron): string {
  return (asks[0] && IN_IRON[asks[0].about]) ?? 'elsewhere';
}

/** The methods of one game stand where those of any game are wanted, as in the contract of its rules. */
const GAMES: Readonly<Record<string, Played>> = {
  thrones: {
    rules: thrones,
    places: ['combat', 'planning', 'bidding', 'wildlings', 'elsewhere', 'ending'],
    wanted: ['combat', 'bidding', 'ending', 'planning', 'wildlings'],
    placeOf: placeInThrones,
    draw(chance, seed) {
      const players = chance.pick(PLAYER_COUNTS);
      const options = { edition: chance.pick(['revised', 'first'] as const), tides: chance.below(2) === 0 };
      return { houses: SETUP[players].houses, seed, options };
    },
    random: randomPlayer,
    greedy: greedyPlayer
  },
  'iron-throne': {
    rules: ironThrone,
    places: ['leaders', 'support', 'House cards', 'reactions', 'bargain', 'hostages', 'elsewhere', 'ending'],
    wanted: ['House cards', 'reactions', 'ending', 'bargain', 'hostages', 'support', 'leaders'],
    placeOf: placeInIron,
    draw: (chance, seed) => ({ houses: HOUSES.slice(0, 3 + chance.below(3)), seed }),
    random: randomOfIron,
    greedy: greedyOfIron
  }
};

export const PLAYED = Object.keys(GAMES);

export function played(game: string): Played {
  if (!Object.hasOwn(GAMES, game)) throw new Error(`--game ${PLAYED.join(', --game ')}`);
  return GAMES[game]!;
}
