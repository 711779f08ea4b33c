// Log lines of what was answered unseen, and of what the program answered because there was nothing to choose.

import type { About } from '../../../rules/asks';
import { TITLES } from '../asking/titles';
import { house } from '../say';
import type { Lines } from './lines';

type Few = Readonly<Partial<Record<About, string>>>;

/** Goes on after "House Stark …". */
const SEALED: Few = {
  'assigning-orders': 'has placed its orders',
  bidding: 'has sealed its bid',
  'house-card': 'has chosen a house card'
};

/** Goes on after "Automatic: House Stark …". */
const AUTOMATIC: Few = {
  bidding: 'has no power and bids 0',
  'house-card': 'has only one card to play',
  raid: 'discards its last Raid order, which reaches nothing',
  march: 'discards its last March order, since all its units there are routed',
  consolidating: 'consolidates power, since there is nothing to muster',
  retreat: 'has only one way to retreat'
};

export const QUIET: Lines<'sealed' | 'automatic'> = {
  sealed: ({ house: one, about }) => `${house(one)} ${SEALED[about] ?? 'has sealed its choice'}`,
  automatic: ({ house: one, about }) =>
    `automatic: ${house(one)} ${AUTOMATIC[about] ?? `has only one choice (${TITLES[about]})`}`
};
