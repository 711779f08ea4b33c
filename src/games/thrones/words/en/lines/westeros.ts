// Log lines of the round, the Westeros phase, biddings, tracks and wildlings.

import type { House } from '../../../box/houses';
import { HOUSES } from '../../../box/houses';
import type { Phase, PerHouse } from '../../../rules/terms';
import { house, list, TOKEN_NAMES, track } from '../say';
import type { Lines } from './lines';
import NAMES from '../names';

const PHASES: Readonly<Record<Phase, string>> = {
  westeros: 'the Westeros phase begins',
  planning: 'the planning phase begins',
  action: 'the action phase begins',
  over: 'the game is over'
};

const DECKS = { 1: 'I', 2: 'II', 3: 'III' } as const;

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
  round: ({ round }) => `round ${round} begins`,
  phase: ({ phase }) => PHASES[phase],
  'westeros-card': ({ deck, card }) => `Westeros card ${DECKS[deck]}: ${NAMES.westerosCards[card]}`,
  'wildlings-move': ({ to }) => `the wildling threat is now ${to}`,
  'wildlings-attack': ({ strength }) => `the wildlings attack with strength ${strength}`,
  'wildling-card': ({ card, beaten, singled }) =>
    `${beaten ? "the Night's Watch wins" : 'the wildlings win'}: ${NAMES.wildlingCards[card]}; ` +
    `${house(singled)} bid ${beaten ? 'highest' : 'lowest'}`,
  bids: ({ on, bids }) => {
    const all = sorted(bids);
    const told = list(all.map(([one, bid]) => `${NAMES.houses[one]} ${bid}`));
    if (on !== 'wildlings') return `bids for ${track(on)}: ${told}`;
    return `bids against the wildlings: ${told}; ${all.reduce((sum, [, bid]) => sum + bid, 0)} in total`;
  },
  track: ({ track: which, houses }) => `${track(which)} is now: ${list(houses.map((one) => NAMES.houses[one]))}`,
  dominance: ({ track: which, house: one }) => `${house(one)} takes ${TOKEN_NAMES[which]}`,
  supply: ({ house: one, level }) => `${house(one)}'s supply is now ${level}`
};
