// The order tokens.

import type { Chapter } from '../../../../../engine/rulebook';
import { asksOn } from '../../../rules/decisions';

const orders: Chapter = {
  title: 'Orders',
  leaves: [
    {
      id: 'orders',
      title: 'Order tokens',
      pages: [12, 13, 22],
      lead: 'Fifteen tokens: three of each type, one of them special and marked with a star.',
      blocks: [
        {
          heading: 'The five types',
          steps: [
            'March: −1, +0, and the special +1. Move units, perhaps into battle.',
            'Defense: two +1, and the special +2. Adds strength when the area is attacked.',
            'Support: two, and the special +1. Adds strength to an adjacent battle.',
            'Raid: two, and the special one. Removes an enemy order.',
            'Consolidate Power: two, and the special one. Gains power, or musters.'
          ]
        },
        {
          heading: 'Special orders',
          text: 'The stars beside your position on the King’s Court track say how many you may place: 3, 3, 2, 1, 0, 0 with five or six houses, 3, 2, 1, 0 with three or four.'
        }
      ]
    },
    {
      id: 'raid',
      asks: asksOn('raid'),
      title: 'Raid',
      pages: [14],
      lead: 'Remove an enemy order from an adjacent area.',
      blocks: [
        {
          may: [
            'Support, Raid and Consolidate Power orders, special ones included.',
            'A Defense order, with the special Raid.',
            'Raiding Consolidate Power gains you 1 power and costs its owner 1.',
            'Discarding the Raid without effect.'
          ],
          never: ['March orders.', 'From land into a sea or a port.', 'Across ships: only adjacent areas count.']
        },
        {
          heading: 'Reach',
          text: 'From land, only land. From a sea, the land, seas and ports beside it. From a port, only its sea.'
        }
      ]
    },
    {
      id: 'march',
      asks: asksOn('march'),
      title: 'March',
      pages: [15, 24],
      lead: 'Some or all units move to one or more adjacent areas. At most one of these moves may start a battle.',
      blocks: [
        {
          may: [
            'Splitting up: some stay, some go here, some there.',
            'Moving into an enemy area that has only a power token or a shield: the token is removed, the area is yours.',
            'Leaving a power token behind when your last unit leaves, if you have available power.',
            'Marching again later with the order in the area you moved to.'
          ],
          never: [
            'Land units to a sea or port, ships onto land.',
            'Routed units.',
            'Breaking your supply limit.',
            'Two battles with one March.'
          ]
        },
        {
          heading: 'Moves first, then battle',
          text: 'All moves without a battle are made, and the power token is left or not, before the battle begins. The number on the order counts only for the attacker in that battle.'
        }
      ]
    },
    {
      id: 'defense',
      title: 'Defense',
      pages: [13],
      lead: 'Adds its number in every battle in which its area is attacked.',
      blocks: [
        {
          text: 'The order stays until the round ends, however often the area is attacked, unless its owner loses there or a special Raid removes it.'
        }
      ]
    },
    {
      id: 'support',
      asks: asksOn('support'),
      title: 'Support',
      pages: [13, 18],
      lead: 'Adds the strength of its area to adjacent battles, as often as they happen in a round.',
      blocks: [
        {
          may: [
            'For the attacker, for the defender or for neither, area by area.',
            'For another house, which may refuse the support.',
            'Ships at sea support battles on land and at sea.'
          ],
          never: [
            'Land units, in a battle at sea.',
            'With half the strength of an area: all or nothing.',
            'Against your own units.',
            'Ships in a port, except in its adjacent sea.'
          ]
        }
      ]
    },
    {
      id: 'consolidate',
      asks: asksOn('consolidate'),
      title: 'Consolidate Power',
      pages: [16, 25],
      lead: 'Gain 1 power, plus 1 for each power icon in the area.',
      blocks: [
        {
          text: 'In an area with a castle or stronghold, the special one may muster instead. At sea the order gains nothing; in a port it gains 1 power while no enemy ship is in its sea.'
        }
      ]
    }
  ]
};

export default orders;
