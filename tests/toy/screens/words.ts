// What the screens of the auction say. The tests alone read it, so in English alone.

import type { Chapter } from '#engine/rulebook';
import type { Auction, SeatId } from '../auction';

export const NAMES: Readonly<Record<SeatId, string>> = { red: 'Red', green: 'Green', blue: 'Blue' };

const namesOf = (seats: readonly SeatId[]): string => seats.map((seat) => NAMES[seat]).join(' and ');

const chapters: readonly Chapter[] = [
  {
    title: 'The auction',
    leaves: [
      {
        id: 'bidding',
        asks: ['bidding'],
        title: 'Bidding',
        pages: [],
        words: 'lot, purse',
        lead: 'All bid in secret for the lot that has come up.',
        blocks: []
      }
    ]
  }
];

export const words = {
  chapters,
  coins: 'Coins in each purse',
  purse: (coins: number) => `${coins} coins`,
  take: (seat: SeatId, from: string | null) => (from === null ? NAMES[seat] : `${NAMES[seat]}, now ${from}’s`),
  passed: 'your bid',
  bidOf: (seat: SeatId) => `${NAMES[seat]}’s bid`,
  wall: (revealed: string | null) => (revealed === null ? 'The game begins there.' : 'Bids have been revealed.'),
  lot: (lot: number | null) => (lot === null ? 'All lots are sold' : `Lot ${lot}`),
  lots: (lots: readonly number[]) => (lots.length === 0 ? 'no lots' : `lots ${lots.join(', ')}`),
  bid: 'Your bid',
  seal: 'Seal the bid',
  sold: ({ lot, to, bids }: Auction['moment']) => `Lot ${lot} goes to ${NAMES[to]} for ${bids[to]}.`,
  sealed: (seat: SeatId) => `${NAMES[seat]} has bid.`,
  won: (seats: readonly SeatId[]) => `${namesOf(seats)} ${seats.length === 1 ? 'wins' : 'win'}`,
  round: (round: number) => `Round ${round}`,
  branch: (name: string, round: number) => `${name}, round ${round}`,
  goOn: 'Next',
  again: 'Play again',
  home: 'All games',
  menu: 'Menu',
  rules: 'Rules'
};

export const told = (happening: Auction['happening']): string =>
  happening.what === 'sold' ? words.sold(happening) : words.sealed(happening.house);
