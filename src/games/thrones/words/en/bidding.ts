// Bids: sealed, revealed, and put in order where they are the same.

import type { House } from '../../box/houses';
import type { Track } from '../../box/tracks';
import { TRACKS } from '../../box/tracks';
import { house, list, several, TOKEN_NAMES, TRACK_NAMES } from './say';
import NAMES from './names';

type On = Track | 'wildlings';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const place = (at: number): string => PLACES[at] ?? `number ${at + 1}`;

const names = (houses: readonly House[]): string => list(houses.map((one) => NAMES.houses[one]));

const FOR: Readonly<Record<On, readonly string[]>> = {
  throne: [
    'The Iron Throne track is the turn order. Whoever is first takes the Iron Throne and breaks all ties outside combat.'
  ],
  fiefdoms: [
    'The Fiefdoms track breaks ties in combat. Whoever is first takes the Valyrian Steel Blade: +1 in one battle each round.'
  ],
  court: [
    "The King's Court track gives special orders. Whoever is first takes the Messenger Raven: replace an order, or look at the top wildling card."
  ],
  wildlings: []
};

const bidding = {
  place,
  clash: (on: Track) => `Clash of Kings · ${place(TRACKS.indexOf(on))} of three`,
  track: (on: Track) => TRACK_NAMES[on],

  sealed: {
    title: (on: On) => (on === 'wildlings' ? 'A bid against the wildlings' : `A bid for the ${TRACK_NAMES[on]}`),
    attack: (round: number) => `Wildlings attack · round ${round}`,
    house: (one: House) => house(one),
    alone: (one: House) => `for ${house(one)} alone`,
    close: 'Close the curtain',
    standing: 'The track as it stands',
    firstToLast: 'first to last',
    watch: 'Who stands at the Wall',
    strength: (strength: number) => `Strength ${strength}`,
    hasSealed: 'sealed',
    what: 'What it is for',
    forWhat: (on: On): readonly string[] => FOR[on],
    spent: (on: Track) => {
      const left = TRACKS.slice(TRACKS.indexOf(on) + 1).map((one) => `the ${TRACK_NAMES[one]}`);
      if (left.length === 0) return 'Every bid is spent, win or lose. This is the last of the three.';
      const more = left.length === 1 ? 'One more bidding follows' : 'Two more biddings follow';
      return `Every bid is spent, win or lose. ${more} with what is left: ${list(left)}.`;
    },
    wall: (strength: number) => [
      `All bids count together against strength ${strength}. Every bid is spent, whatever happens.`,
      `${strength} or more in total: the wildlings are defeated, and the highest bidder alone is rewarded.`,
      'Less than that: they break through. Everyone suffers, and the lowest bidder suffers most.'
    ],
    absent: (houses: readonly House[]) =>
      `${names(houses)} ${houses.length === 1 ? 'takes' : 'take'} no part in this attack.`,
    ties: (holder: House, on: On) =>
      on === 'wildlings'
        ? `${house(holder)} holds the Iron Throne and breaks ties for highest or lowest.`
        : `${house(holder)} holds the Iron Throne and breaks ties.`,
    bid: 'Your bid',
    stays: (left: number) => (left === 0 ? 'nothing left' : 'left'),
    spoken: (power: number, left: number) => `${power} power bid, ${left} left`,
    covered: 'Hidden',
    how: 'Press the power you bid. You see it only while you press; slide to change it.',
    amounts: 'Power you can bid',
    amount: (power: number) => `${power} power`,
    letGo: 'Let go and your bid is hidden at once.',
    stillKept: 'Your bid is hidden. It stays as you set it.',
    seal: 'Seal your bid',
    look: 'Choose how much power first'
  },

  opened: {
    title: (on: Track) => `The bids for the ${TRACK_NAMES[on]}`,
    rows: 'The bids, highest first',
    covered: 'hidden',
    none: 'no bid',
    takes: (on: Track) => `takes ${TOKEN_NAMES[on]}`,
    keeps: (on: Track) => `keeps ${TOKEN_NAMES[on]}`,
    then: (on: Track) => `New order on the ${TRACK_NAMES[on]}`,
    moved: (from: number, to: number) => (from === to ? 'as before' : `from ${place(from)}`),
    sealed: 'All bids are sealed',
    together: 'They are revealed together.',
    showAll: 'Show all',
    tieTitle: (houses: readonly House[]) => `${names(houses)} tie`,
    tie: (holder: House) => `${house(holder)} holds the Iron Throne and decides their order.`,
    order: (tie: readonly House[], holder: House) => `${names(tie)} tie: ${house(holder)} decides their order.`,
    open: 'still open',
    wins: (one: House, on: Track) => `${house(one)} takes ${TOKEN_NAMES[on]}`,
    holds: (one: House, on: Track) => `${house(one)} keeps ${TOKEN_NAMES[on]}`,
    spent: (sum: number) => (sum === 0 ? 'Nobody bid any power.' : `All ${sum} power bid is spent.`),
    onToTie: 'Continue to the tie',
    onTo: (on: Track) => `Continue to the ${TRACK_NAMES[on]}`,
    on: 'Continue'
  },

  ranking: {
    title: 'Who comes first?',
    wallTitle: 'A tie at the Wall',
    holder: (one: House) => `${house(one)} holds the Iron Throne`,
    sentence: (count: number, bid: number) =>
      `${count === 2 ? 'Two' : count === 3 ? 'Three' : count === 4 ? 'Four' : count === 5 ? 'Five' : 'Six'} houses bid ${bid}. Put them in order: drag, or use the arrows.`,
    rows: 'The bids, highest first; those that are tied can be moved',
    up: (one: House) => `${NAMES.houses[one]}: one place up`,
    down: (one: House) => `${NAMES.houses[one]}: one place down`,
    isNow: (one: House, at: number) => `${NAMES.houses[one]} is ${place(at)} now`,
    turnOrder: 'turn order',
    stillOrders: (holder: House, next: House) =>
      `${house(holder)} still breaks this tie. Then ${house(next)} takes the Iron Throne and breaks the next ones (p. 10).`,
    keepsOrdering: (holder: House) => `${house(holder)} holds the Iron Throne and breaks every tie (p. 10).`,
    later: 'also tied: next',
    settle: 'Confirm this order',
    look: 'Look at the board'
  },

  wallTie: {
    highest: 'The highest bidder',
    lowest: 'The lowest bidder',
    which: (beaten: boolean) => (beaten ? 'Who counts as the highest bidder?' : 'Who counts as the lowest bidder?'),
    sentence: (count: number, bid: number, beaten: boolean) =>
      beaten
        ? `The wildlings are defeated. ${several(count, 'house', 'houses')} bid ${bid}: only one of them is rewarded.`
        : `The wildlings break through. ${several(count, 'house', 'houses')} bid ${bid}: one of them suffers most.`,
    missing: 'Choose one of the tied houses',
    name: (one: House, beaten: boolean) => `Choose ${NAMES.houses[one]} as the ${beaten ? 'highest' : 'lowest'} bidder`,
    nameOne: (beaten: boolean) => (beaten ? 'Choose the highest bidder' : 'Choose the lowest bidder'),
    unknown: 'The wildling card is revealed only after this.',
    sum: (total: number, strength: number) => `${total} power against strength ${strength}`
  }
};

export default bidding;
