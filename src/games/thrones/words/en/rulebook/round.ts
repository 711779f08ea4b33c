// The phases and steps of a round.

import type { Chapter } from '../../../../../engine/rulebook';
import type { Limits } from './limits';
import { number } from './limits';
import { asksOn } from '../../../rules/decisions';

const round = ({ rounds }: Limits): Chapter => ({
  title: 'The round',
  leaves: [
    {
      id: 'westeros',
      asks: asksOn('westeros'),
      title: 'Westeros phase',
      pages: [7, 31],
      lead: 'From the second round on, the top card of each of the three decks is revealed.',
      blocks: [
        {
          steps: [
            `The round marker advances. After round ${number(rounds)} the game is over instead.`,
            'All three cards are revealed.',
            'Every wildling icon on them moves the threat up one space, worth 2 strength. At 12 they attack at once.',
            'The cards are resolved: deck I, then II, then III.'
          ]
        },
        {
          heading: 'Cards that let someone choose',
          text: 'A Throne of Blades belongs to the holder of the Iron Throne, Dark Wings, Dark Words to the holder of the raven, Put to the Sword to the holder of the blade: whoever holds the token when the card is resolved.'
        },
        {
          heading: 'Winter Is Coming',
          text: 'Shuffle the deck together with its discarded cards and reveal a new card instead of this one.'
        }
      ]
    },
    {
      id: 'planning',
      asks: asksOn('planning'),
      title: 'Planning phase',
      pages: [12],
      lead: 'Every area with at least one of your units gets exactly one order, ports and seas included.',
      blocks: [
        {
          steps: [
            'Every house places its orders face down.',
            'All orders are revealed together.',
            'The holder of the raven may replace one of their orders, or look at the top wildling card.'
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
      lead: 'Orders are resolved by type. In turn order, each house resolves one, and so on until none are left.',
      blocks: [
        {
          steps: [
            'Raid orders.',
            'March orders, each with its battle.',
            'Consolidate Power orders.',
            'Clean Up: remaining orders are removed, routed units stand up, blade and raven are ready again.'
          ]
        },
        {
          heading: 'Turn order',
          text: 'The order of the Iron Throne track, from first place down. A house without an order of that type is skipped.'
        }
      ]
    },
    {
      id: 'tokens',
      asks: asksOn('tokens'),
      title: 'Throne, blade and raven',
      pages: [11],
      lead: 'Whoever is first on a track holds its token.',
      blocks: [
        {
          heading: 'The Iron Throne',
          text: 'Its holder breaks every tie, except in combat and at the end of the game. The track gives the turn order.'
        },
        {
          heading: 'The Valyrian Steel Blade',
          text: 'Once per round, its holder may add 1 to their strength in one of their battles, after house cards are revealed. The Fiefdoms track breaks ties in combat.'
        },
        {
          heading: 'The Messenger Raven',
          text: 'Once per round, after orders are revealed: replace one of your orders with an unused one, or look at the top wildling card and put it on the top or the bottom of the deck. The King’s Court track says how many special orders you may place.'
        }
      ]
    }
  ]
});

export default round;
