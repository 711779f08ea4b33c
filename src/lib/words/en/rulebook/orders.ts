// The order tokens.

import type { Chapter } from '../../../../engine/rulebook';

const orders: Chapter = {
  title: 'Orders',
  leaves: [
    {
      id: 'orders',
      title: 'Order tokens',
      pages: [12, 13, 22],
      lead: 'Fifteen tokens: three of each kind, of which one bears a star and is special.',
      blocks: [
        {
          heading: 'The five kinds',
          steps: [
            'March: -1, +0, and the special +1. Move units, perhaps into a fight.',
            'Defense: +1 twice, and the special +2. Strength for whoever is attacked there.',
            'Support: twice, and the special +1. Strength for a fight next door.',
            'Raid: twice, and the special one. Takes an enemy order away.',
            'Consolidate Power: twice, and the special one. Brings power, or musters.'
          ]
        },
        {
          heading: 'Special orders',
          text: 'The stars beside your place on the King’s Court say how many you may lay: 3, 3, 2, 1, 0, 0 with five or six houses, 3, 2, 1, 0 with three or four.'
        }
      ]
    },
    {
      id: 'raid',
      title: 'Raid',
      pages: [14],
      lead: 'Takes an enemy order off an area next to yours.',
      blocks: [
        {
          may: [
            'Support, Raid and Consolidate Power orders, special ones included.',
            'A Defense order, with the special Raid.',
            'Raiding Consolidate Power brings you 1 power, and costs its owner 1.',
            'Giving the Raid up without effect.'
          ],
          never: [
            'March orders.',
            'From land into a sea or a port.',
            'Across ships: only what lies next to you counts.'
          ]
        },
        {
          heading: 'Reach',
          text: 'From land only land. From a sea the land, seas and ports beside it. From a port only its own sea.'
        }
      ]
    },
    {
      id: 'march',
      title: 'March',
      pages: [15, 24],
      lead: 'Some or all units move next door, to one or several areas. At most one of these moves may begin a fight.',
      blocks: [
        {
          may: [
            'Splitting up: some stay, some go here, some there.',
            'Walking into an enemy area that holds only a power token or a shield: the token goes, the area is yours.',
            'Leaving a power token behind when the last unit marches out, if you have power to leave.',
            'Marching on later with the order of the area you came to.'
          ],
          never: [
            'Land units to a sea or port, ships onto land.',
            'Routed units.',
            'Breaking your supply limit.',
            'Two fights with one March.'
          ]
        },
        {
          heading: 'First the peaceful part',
          text: 'All moves without a fight are made, and the power token is left or not, before the fight begins. The number on the order counts only for the attacker in that fight.'
        }
      ]
    },
    {
      id: 'defense',
      title: 'Defense',
      pages: [13],
      lead: 'Adds its number in every fight in which its area is attacked.',
      blocks: [
        {
          text: 'The order stays until the round ends, however often the area is attacked, unless its owner loses there or a special Raid takes it.'
        }
      ]
    },
    {
      id: 'support',
      title: 'Support',
      pages: [13, 18],
      lead: 'Lends the strength of its area to fights next door, once or many times a round.',
      blocks: [
        {
          may: [
            'For the attacker, for the defender or for neither, area by area.',
            'For another house, which may still refuse the help.',
            'Ships at sea support fights on land and at sea.'
          ],
          never: [
            'Land units, in a fight at sea.',
            'With half the strength of an area: all or nothing.',
            'Against your own units.',
            'Ships in a port, except in the sea it opens on.'
          ]
        }
      ]
    },
    {
      id: 'consolidate',
      title: 'Consolidate Power',
      pages: [16, 25],
      lead: 'Brings 1 power, and 1 more for each power icon in the area.',
      blocks: [
        {
          text: 'The special one in an area with a castle or stronghold may muster there instead. At sea the order brings nothing; in a port it brings 1 power while no enemy ship lies in its sea.'
        }
      ]
    }
  ]
};

export default orders;
