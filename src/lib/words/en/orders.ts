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
  'march-1': 'Units move to areas next to theirs, one attack at most; attackers have 1 strength less.',
  'march+0': 'Units move to areas next to theirs, one attack at most.',
  'march+1': 'Units move to areas next to theirs, one attack at most; attackers have 1 strength more.',
  'defense+1': 'Units that are attacked here have 1 strength more, all round long.',
  'defense+2': 'Units that are attacked here have 2 strength more, all round long.',
  support: 'Units here may lend their strength to battles in areas next to theirs.',
  'support+1': 'Units here may lend their strength, and 1 more, to battles in areas next to theirs.',
  raid: 'Removes an enemy Support, Raid or Consolidate Power order next to it.',
  'special-raid': 'Removes an enemy Support, Raid, Consolidate Power or Defense order next to it.',
  'consolidate-power': 'Brings 1 power, and 1 more for each power icon in the area.',
  'special-consolidate-power': 'Brings power as usual, or musters in the castle or stronghold of its area.'
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
    text: 'Three cards tell what befalls the land. The first round goes without.',
    page: 7,
    steps: [
      { title: 'The round begins', text: 'The round marker moves on; after round 10 the game is over.', page: 7 },
      { title: 'Cards', text: 'The top card of each of the three decks is turned up.', page: 7 },
      { title: 'Wildlings', text: 'Each wildling icon brings them one space nearer; on 12 they attack.', page: 7 },
      { title: 'Events', text: 'The three cards are carried out, one after the other.', page: 7 }
    ]
  },
  {
    title: 'Planning phase',
    text: 'All houses give their orders in secret, at the same time.',
    page: 12,
    steps: [
      { title: 'Orders', text: 'One order, face down, in every area where a house has units.', page: 12 },
      { title: 'Reveal', text: 'All orders are turned up together.', page: 12 },
      { title: 'Messenger Raven', text: 'Its holder may swap an order, or look at the top wildling card.', page: 11 }
    ]
  },
  {
    title: 'Action phase',
    text: 'Orders are resolved kind by kind: in turn order one each, round and round.',
    page: 13,
    steps: [
      { title: 'Raids', text: 'Raid orders remove enemy orders next to them.', page: 14 },
      { title: 'Marches', text: 'Units march; where enemies meet, a battle is fought at once.', page: 15 },
      { title: 'Consolidate Power', text: 'These orders bring power, or units where a special one lies.', page: 16 },
      { title: 'Clean-up', text: 'Orders come off, routed units stand up, raven and blade are ready again.', page: 16 }
    ]
  }
];

const orders = {
  kind: (kind: OrderKind): string => kinds[kind],
  name: (token: OrderToken): string => capital(ORDER_NAMES[token]),
  what: (token: OrderToken): string => what[token],
  page: (kind: OrderKind): number => pages[kind],
  special: "Special orders carry a star. How many a house may give stands beside its place on the King's Court.",
  round
};

export default orders;
