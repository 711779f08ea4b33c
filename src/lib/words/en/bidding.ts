// Bids: sealed, opened, and put in order where they are the same.

import type { House } from '../../box/houses';
import { HOUSE_NAMES } from '../../box/houses';
import type { Track } from '../../box/tracks';
import { TRACKS } from '../../box/tracks';
import { house, list, several, TOKEN_NAMES, TRACK_NAMES } from './say';

type On = Track | 'wildlings';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const place = (at: number): string => PLACES[at] ?? `number ${at + 1}`;

const names = (houses: readonly House[]): string => list(houses.map((one) => HOUSE_NAMES[one]));

const FOR: Readonly<Record<On, readonly string[]>> = {
  throne: [
    'The place on the Iron Throne track is the turn order. The first takes the throne and puts in order whoever ties.'
  ],
  fiefdoms: [
    'The place on the Fiefdoms track decides battles of equal strength. The first takes the Valyrian steel blade: +1 in one battle of each round.'
  ],
  court: [
    "The place on the King's Court track gives special orders. The first takes the Messenger Raven: swap an order, or look at the top wildling card."
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
      if (left.length === 0) return 'Every bid is spent, won or lost. This is the last of the three.';
      const more = left.length === 1 ? 'One more bidding follows' : 'Two more biddings follow';
      return `Every bid is spent, won or lost. ${more} with what is left: ${list(left)}.`;
    },
    wall: (strength: number) => [
      `All bids count together against strength ${strength}. Every bid is spent, whatever comes of it.`,
      `Together ${strength} or more: the wildlings are beaten, and the highest bid alone is rewarded.`,
      'Less than that: they break through. All suffer, and the lowest bid suffers most.'
    ],
    absent: (houses: readonly House[]) =>
      `${names(houses)} ${houses.length === 1 ? 'takes' : 'take'} no part in this attack.`,
    ties: (holder: House, on: On) =>
      on === 'wildlings'
        ? `Where bids tie, ${house(holder)}, which holds the throne, names the highest or the lowest.`
        : `Ties are put in order by ${house(holder)}, which holds the throne.`,
    bid: 'The bid',
    stays: (left: number) => (left === 0 ? 'nothing is kept back' : 'kept back'),
    spoken: (power: number, left: number) => `${power} power bid, ${left} kept back`,
    covered: 'Covered',
    how: 'Hold the round pad with one thumb and count with the other. Sliding to the side counts, too.',
    letGo: 'Let go, and coins and number are covered at once.',
    stillKept: 'The bid is covered. It stays as it was counted.',
    more: 'One more',
    less: 'One less',
    seal: 'Seal the bid',
    look: 'Hold the pad and look first'
  },

  opened: {
    title: (on: Track) => `The bids for the ${TRACK_NAMES[on]}`,
    rows: 'The bids, highest first',
    covered: 'covered',
    none: 'no bid',
    takes: (on: Track) => `takes ${TOKEN_NAMES[on]}`,
    keeps: (on: Track) => `keeps ${TOKEN_NAMES[on]}`,
    then: (on: Track) => `The ${TRACK_NAMES[on]}, then`,
    moved: (from: number, to: number) => (from === to ? 'as before' : `from ${place(from)}`),
    sealed: 'All bids are sealed',
    together: 'They are turned over together.',
    showAll: 'Show all',
    tieTitle: (houses: readonly House[]) => `${names(houses)} tie`,
    tie: (holder: House) => `${house(holder)} holds the throne and puts them in order.`,
    order: (tie: readonly House[], holder: House) => `${names(tie)} tie: ${house(holder)} puts them in order.`,
    open: 'still open',
    wins: (one: House, on: Track) => `${house(one)} takes ${TOKEN_NAMES[on]}`,
    holds: (one: House, on: Track) => `${house(one)} keeps ${TOKEN_NAMES[on]}`,
    spent: (sum: number) => `${several(sum, 'power is', 'power are')} spent, whoever won.`,
    onToTie: 'On to the tie',
    onTo: (on: Track) => `On to the ${TRACK_NAMES[on]}`,
    on: 'Go on'
  },

  ranking: {
    title: 'Who comes first?',
    wallTitle: 'A tie at the Wall',
    holder: (one: House) => `${house(one)} holds the Iron Throne`,
    sentence: (count: number, bid: number) =>
      `${count === 2 ? 'Two' : count === 3 ? 'Three' : count === 4 ? 'Four' : count === 5 ? 'Five' : 'Six'} houses bid ${bid}. Put them in order: drag, or use the arrows.`,
    rows: 'The bids, highest first; those that tie can be moved',
    up: (one: House) => `${HOUSE_NAMES[one]}: one place up`,
    down: (one: House) => `${HOUSE_NAMES[one]}: one place down`,
    isNow: (one: House, at: number) => `${HOUSE_NAMES[one]} is ${place(at)} now`,
    turnOrder: 'turn order',
    stillOrders: (holder: House, next: House) =>
      `${house(holder)} still puts this tie in order. Then the throne goes to ${house(next)}, which orders the next ones (p. 10).`,
    keepsOrdering: (holder: House) => `${house(holder)} holds the throne and puts every tie in order (p. 10).`,
    later: 'ties, too: next',
    settle: 'Settle this order',
    look: 'Look at the board'
  },

  wallTie: {
    highest: 'The highest bidder',
    lowest: 'The lowest bidder',
    which: (beaten: boolean) => (beaten ? 'Who counts as the highest bidder?' : 'Who counts as the lowest bidder?'),
    sentence: (count: number, bid: number, beaten: boolean) =>
      beaten
        ? `The wildlings are beaten. ${several(count, 'house', 'houses')} bid ${bid}: one of them alone is rewarded.`
        : `The wildlings break through. ${several(count, 'house', 'houses')} bid ${bid}: one of them suffers most.`,
    missing: 'Choose one of the houses that tie',
    name: (one: House, beaten: boolean) => `Name ${HOUSE_NAMES[one]} the ${beaten ? 'highest' : 'lowest'} bidder`,
    nameOne: (beaten: boolean) => (beaten ? 'Name the highest bidder' : 'Name the lowest bidder'),
    unknown: 'The wildling card is turned up only after this.',
    sum: (total: number, strength: number) => `${total} power against strength ${strength}`
  }
};

export default bidding;
