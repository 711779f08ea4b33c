// Ships, supply, influence, wildlings and control: what holds a realm together.

import type { Chapter } from '../../../../../engine/rulebook';
import { asksOn } from '../../../rules/decisions';

const ships: Chapter = {
  title: 'Ships and ports',
  leaves: [
    {
      id: 'transport',
      title: 'Ship transport',
      pages: [23],
      lead: 'Two land areas joined by a chain of seas with your ships in each count as adjacent for marches and retreats.',
      blocks: [
        {
          may: [
            'As often as you like, even to several areas in one march.',
            'Across ships with any order, and across routed ones.'
          ],
          never: [
            'For raids or support.',
            'Across other players’ ships.',
            'Through a port: it is not part of the chain.'
          ]
        }
      ]
    },
    {
      id: 'ports',
      asks: asksOn('ports'),
      title: 'Ports',
      pages: [25],
      lead: 'A port belongs to whoever controls its land area, and holds at most three ships.',
      blocks: [
        {
          text: 'Ships enter and leave only through its adjacent sea. A port cannot be attacked, and its ships neither defend nor support the land. With at least one ship, and no enemy ship in its sea, it gains 1 power with Game of Thrones.'
        },
        {
          heading: 'When the land changes hands',
          text: 'The new owner may replace the ships there with their ships, as far as pieces and supply allow. The rest are destroyed.'
        }
      ]
    }
  ]
};

const supply: Chapter = {
  title: 'Supply and mustering',
  leaves: [
    {
      id: 'supply',
      asks: asksOn('supply'),
      title: 'Supply',
      pages: [8],
      lead: 'Two or more units in one area are an army. Your level on the supply track says how many armies you may have, and how large.',
      blocks: [
        {
          text: 'It changes only when a card says so; then it is the number of supply icons you control, six at most. If you are over the limit, destroy units until your armies fit, and no more than necessary.'
        },
        { never: ['Mustering, marching, retreating or taking over ships beyond the limit.'] }
      ]
    },
    {
      id: 'mustering',
      asks: asksOn('mustering'),
      title: 'Mustering',
      pages: [9],
      lead: 'A castle has 1 mustering point, a stronghold 2. Unspent points are lost.',
      blocks: [
        {
          may: [
            'Footman or ship for 1, knight or siege engine for 2.',
            'Upgrade a footman to a knight or siege engine for 1.',
            'Ships in the area’s port or an adjacent sea.'
          ],
          never: [
            'Ships in a sea with enemy ships.',
            'More pieces than the box has: 10 footmen, 5 knights, 6 ships, 2 siege engines.',
            'Beyond your supply limit.'
          ]
        }
      ]
    }
  ]
};

const influence: Chapter = {
  title: 'Influence and bidding',
  leaves: [
    {
      id: 'bidding',
      asks: asksOn('bidding'),
      title: 'Bidding',
      pages: [10, 11],
      lead: 'Everyone bids available power in secret; all bids are revealed together, and all of them are spent.',
      blocks: [
        {
          text: 'In a Clash of Kings you bid for the three tracks one after the other: Iron Throne, Fiefdoms, King’s Court. The highest bid takes first place and its token. Remaining power stays hidden until all three are done.'
        },
        {
          heading: 'Ties',
          text: 'The holder of the Iron Throne puts tied houses in any order. On the Iron Throne track itself, the old holder still decides.'
        }
      ]
    }
  ]
};

const wildlings: Chapter = {
  title: 'Wildlings',
  leaves: [
    {
      id: 'wildlings',
      asks: asksOn('wildlings'),
      title: 'Wildling attacks',
      pages: [22, 23],
      lead: 'All houses bid together against the strength of the wildlings.',
      blocks: [
        {
          steps: [
            'Everyone bids in secret; a bid of 0 is a bid.',
            'If all bids together reach the wildling strength, the Night’s Watch wins.',
            'A wildling card is revealed. If the Night’s Watch wins, the highest bidder is rewarded.',
            'Otherwise the lowest bidder suffers most, then everyone else in turn order.',
            'The threat drops to 0 if the Night’s Watch won, otherwise by two spaces.'
          ]
        },
        {
          text: 'If several houses are tied for highest or lowest, the holder of the Iron Throne chooses one before the card is revealed.'
        }
      ]
    }
  ]
};

const control: Chapter = {
  title: 'Control',
  leaves: [
    {
      id: 'control',
      title: 'Who controls an area',
      pages: [24],
      lead: 'Land belongs to whoever has units there, or else a power token, or else the printed shield.',
      blocks: [
        {
          text: 'You control a sea only while your ships are there. Land without units, token or shield belongs to nobody, and neither do its castle, supply icons and port. A home area returns to its house as soon as no enemy holds it.'
        }
      ]
    },
    {
      id: 'garrisons',
      title: 'Garrisons and neutral forces',
      pages: [26],
      lead: 'A garrison defends its home area; a neutral force holds land that belongs to nobody.',
      blocks: [
        {
          heading: 'Garrisons',
          text: 'They add 2 when their area is defended, even alone, and are gone for good once their side loses there.'
        },
        {
          heading: 'Neutral forces',
          text: 'You beat them when your units, March order and support reach their number: no cards, no blade, no casualties. You may not declare an attack that cannot succeed. It counts as that march’s one battle.'
        }
      ]
    }
  ]
};

const holding: readonly Chapter[] = [ships, supply, influence, wildlings, control];

export default holding;
