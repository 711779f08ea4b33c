// The phases and steps of a round.

import type { Chapter } from '../../../../engine/rulebook';

const round: Chapter = {
  title: 'The round',
  leaves: [
    {
      id: 'westeros',
      title: 'Westeros phase',
      pages: [7, 31],
      lead: 'From the second round on, the top card of each of the three decks is turned up.',
      blocks: [
        {
          steps: [
            'The round marker moves on. From ten it cannot: the game is over instead.',
            'All three cards are turned up.',
            'Every wildling icon on them moves the wildlings one space, which is worth 2 strength. At 12 they attack at once.',
            'The cards are carried out, deck I, then II, then III.'
          ]
        },
        {
          heading: 'Cards that let somebody choose',
          text: 'A Throne of Blades belongs to the holder of the Iron Throne, Dark Wings, Dark Words to the holder of the raven, Put to the Sword to the holder of the blade: whoever holds the token when the card is carried out.'
        },
        {
          heading: 'Winter Is Coming',
          text: 'The deck is shuffled with all its used cards, and a new card takes the place of this one.'
        }
      ]
    },
    {
      id: 'planning',
      title: 'Planning phase',
      pages: [12],
      lead: 'Every area with at least one of your units gets exactly one order, ports and seas included.',
      blocks: [
        {
          steps: [
            'Every house lays its orders face down.',
            'All orders are turned up together.',
            'The holder of the raven may swap one of their own orders, or look at the top wildling card.'
          ]
        },
        {
          may: [
            'A Defense order in a port or a Consolidate Power order at sea: allowed, though it does nothing.',
            'With fewer usable orders than areas, you choose which areas go without.'
          ],
          never: [
            'More special orders than your stars on the King’s Court.',
            'An order that a Westeros card forbids this round.',
            'An order in an area that only a power token, a garrison or a shield holds.'
          ]
        }
      ]
    },
    {
      id: 'action',
      title: 'Action phase',
      pages: [14, 15, 16],
      lead: 'Orders are carried out kind by kind. In turn order each house resolves one, round and round, until none is left.',
      blocks: [
        {
          steps: [
            'Raid orders.',
            'March orders, each with its fight.',
            'Consolidate Power orders.',
            'Clean-up: what is left of the orders comes off, routed units stand up, blade and raven are ready again.'
          ]
        },
        {
          heading: 'Turn order',
          text: 'The order of the Iron Throne track, from its first place down. A house without an order of the kind is passed over.'
        }
      ]
    },
    {
      id: 'tokens',
      title: 'Throne, blade and raven',
      pages: [11],
      lead: 'Whoever is first on a track holds its token.',
      blocks: [
        {
          heading: 'The Iron Throne',
          text: 'Breaks every tie, except in a fight and at the end of the game. The track gives the turn order.'
        },
        {
          heading: 'The Valyrian steel blade',
          text: 'Once a round its holder may add 1 to their strength in a fight of their own, after the house cards are known. The Fiefdoms track breaks ties in fights.'
        },
        {
          heading: 'The messenger raven',
          text: 'Once a round, after orders are turned up: swap one own order for one that was not laid, or look at the top wildling card and put it on top or at the bottom. The King’s Court track says how many special orders you may lay.'
        }
      ]
    }
  ]
};

export default round;
