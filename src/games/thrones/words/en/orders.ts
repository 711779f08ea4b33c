// The orders and the course of a round in a few lines, for the planning screen and the rules. Pages are those of the printed book.

import type { OrderKind, OrderToken } from '../../box/orders';
import { capital } from './say';
import { ORDER_NAMES } from './pieces';

const kinds: Readonly<Record<OrderKind, string>> = {
  march: 'March',
  defense: 'Defense',
  support: 'Support',
  raid: 'Raid',
  'consolidate-power': 'Consolidate Power'
};

/** What the order does, in one line. */
const what: Readonly<Record<OrderToken, string>> = {
  'march-1': 'Move units to adjacent areas, starting at most one battle; −1 strength when attacking.',
  'march+0': 'Move units to adjacent areas, starting at most one battle.',
  'march+1': 'Move units to adjacent areas, starting at most one battle; +1 strength when attacking.',
  'defense+1': 'Adds 1 strength whenever this area is attacked this round.',
  'defense+2': 'Adds 2 strength whenever this area is attacked this round.',
  support: 'Units here may add their strength to battles in adjacent areas.',
  'support+1': 'Units here may add their strength, plus 1, to battles in adjacent areas.',
  raid: 'Remove an adjacent enemy Support, Raid or Consolidate Power order.',
  'special-raid': 'Remove an adjacent enemy Support, Raid, Consolidate Power or Defense order.',
  'consolidate-power': 'Gain 1 power, plus 1 for each power icon in the area.',
  'special-consolidate-power': 'Gain power as usual, or muster in the castle or stronghold here.'
};

/** Where each kind stands in the rulebook. */
const pages: Readonly<Record<OrderKind, number>> = {
  march: 15,
  defense: 13,
  support: 18,
  raid: 14,
  'consolidate-power': 16
};

interface Step {
  readonly title: string;
  readonly text: string;
  readonly page: number;
}

interface RoundPhase extends Step {
  readonly steps: readonly Step[];
}

const round: readonly RoundPhase[] = [
  {
    title: 'Westeros phase',
    text: 'Three cards say what happens to everyone. There are none in the first round.',
    page: 7,
    steps: [
      { title: 'The round begins', text: 'The round marker advances; after round 10 the game is over.', page: 7 },
      { title: 'Cards', text: 'The top card of each of the three decks is revealed.', page: 7 },
      { title: 'Wildlings', text: 'Each wildling icon moves the threat up one space; at 12 they attack.', page: 7 },
      { title: 'Events', text: 'The three cards are resolved, one after the other.', page: 7 }
    ]
  },
  {
    title: 'Planning phase',
    text: 'All houses place their orders in secret, at the same time.',
    page: 12,
    steps: [
      { title: 'Orders', text: 'One order, face down, in every area where a house has units.', page: 12 },
      { title: 'Reveal', text: 'All orders are revealed together.', page: 12 },
      { title: 'Messenger Raven', text: 'Its holder may replace an order, or look at the top wildling card.', page: 11 }
    ]
  },
  {
    title: 'Action phase',
    text: 'Orders are resolved by type, one each in turn order, until none are left.',
    page: 13,
    steps: [
      { title: 'Raids', text: 'Raid orders remove adjacent enemy orders.', page: 14 },
      { title: 'Marches', text: 'Units march; where they meet enemies, there is a battle at once.', page: 15 },
      { title: 'Consolidate Power', text: 'These orders gain power; a special one may muster instead.', page: 16 },
      {
        title: 'Clean-up',
        text: 'Orders are removed, routed units stand up, raven and blade are ready again.',
        page: 16
      }
    ]
  }
];

const orders = {
  kind: (kind: OrderKind): string => kinds[kind],
  name: (token: OrderToken): string => capital(ORDER_NAMES[token]),
  what: (token: OrderToken): string => what[token],
  page: (kind: OrderKind): number => pages[kind],
  special: "Special orders have a star. Your position on the King's Court track says how many you may place.",
  round
};

export default orders;
