// What was sealed is revealed in the middle of the table, with everybody looking.

import type { House } from '../../box/houses';
import { house, several } from './say';

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
  },
  round: {
    over: (round: number) => `Round ${round} is over`,
    next: (round: number) => `Round ${round}`,
    power: 'Power gained this round',
    gained: (by: number) => (by === 0 ? '±0' : `+${by}`),
    spoken: (one: House, by: number, power: number | null) =>
      `${house(one)} gained ${by} power` + (power === null ? '' : ` and has ${power}`),
    has: (player: string, castles: number) =>
      (player === '' ? '' : `${player} · `) + several(castles, 'castle', 'castles'),
    lifted: (orders: number) =>
      orders === 0
        ? 'The board is clear of orders. The Westeros cards come next.'
        : `${several(orders, 'order is', 'orders are')} removed from the board. The Westeros cards come next.`,
    goOn: 'Continue'
  }
};

export default reveal;
