// Log lines of the round, the Westeros phase, biddings, tracks and wildlings.

import { text } from 'text:thrones/log';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import type { PerHouse } from '#thrones/rules';
import type { Lines } from './lines';

const DECKS = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The highest first. */
function sorted(bids: PerHouse<number>): [House, number][] {
  const all = HOUSES.flatMap((one): [House, number][] => {
    const bid = bids[one];
    return bid === undefined ? [] : [[one, bid]];
  });
  return all.sort((a, b) => b[1] - a[1]);
}

export const WESTEROS: Lines<
  | 'round'
  | 'phase'
  | 'westeros-card'
  | 'wildlings-move'
  | 'wildlings-attack'
  | 'wildling-card'
  | 'bids'
  | 'track'
  | 'dominance'
  | 'supply'
> = {
  round: ({ round }) => text('round', { round }),
  phase: ({ phase }) => text('phase', { phase }),
  'westeros-card': ({ deck, card }) => text('westeros-card', { deck: DECKS[deck], westerosCard: card }),
  'wildlings-move': ({ to }) => text('wildlings-move', { threat: to }),
  'wildlings-attack': ({ strength }) => text('wildlings-attack', { strength }),
  'wildling-card': ({ card, beaten, singled }) => text('wildling-card', { wildlingCard: card, beaten, house: singled }),
  bids: ({ on, bids: given }) => {
    const bids = sorted(given);
    if (on !== 'wildlings') return text('bids-track', { track: on, bids });
    return text('bids-wildlings', { bids, power: bids.reduce((sum, [, bid]) => sum + bid, 0) });
  },
  track: ({ track, houses }) => text('track', { track, houses }),
  dominance: ({ track, house }) => text('dominance', { house, held: track }),
  supply: ({ house, level }) => text('supply', { house, level })
};
