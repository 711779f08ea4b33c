// What was sealed is revealed in the middle of the table, with everybody looking.

import type { House } from '../../box/houses';
import { house } from './say';

const reveal = {
  middle: 'Put the tablet in the middle',
  everyone: 'Everyone should see this.',
  sealed: {
    orders: 'All orders are placed',
    bids: 'All bids are sealed',
    wildlings: 'All bids are sealed',
    cards: 'The cards are chosen'
  },
  act: {
    orders: 'Reveal the orders',
    bids: 'Reveal the bids',
    wildlings: 'Reveal the bids',
    cards: 'Reveal the cards'
  },
  orders: {
    title: 'Orders',
    round: (round: number) => `Round ${round}`,
    of: (one: House) => `${house(one)} reveals its orders`,
    all: 'All orders are revealed',
    goOn: 'Continue'
  }
};

export default reveal;
