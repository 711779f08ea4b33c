// Ships, supply, influence, wildlings and control: what a realm is held together by.

import type { Chapter } from '../../../../engine/rulebook';

const ships: Chapter = {
  title: 'Ships and ports',
  leaves: [
    {
      id: 'transport',
      title: 'Ship transport',
      pages: [23],
      lead: 'Two land areas joined by a chain of seas with your ships in each count as next to each other for marches and retreats.',
      blocks: [
        {
          may: [
            'As often as you like, to several places in one march.',
            'Over ships with any order, and over routed ones.'
          ],
          never: ['For raids or support.', 'Over the ships of others.', 'Through a port: it is no link of the chain.']
        }
      ]
    },
    {
      id: 'ports',
      title: 'Ports',
      pages: [25],
      lead: 'A port belongs to whoever controls its land area, and holds at most three ships.',
      blocks: [
        {
          text: 'Ships enter and leave only by the sea it opens on. A port cannot be attacked, and its ships neither defend nor support the land. With at least one ship and no enemy ship in its sea it brings 1 power with A Game of Thrones.'
        },
        {
          heading: 'When the land changes hands',
          text: 'The new owner may replace the ships there by own ones, as far as pieces and supply allow. The rest is destroyed.'
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
      title: 'Supply',
      pages: [8],
      lead: 'Two or more units in one area are an army. Your level on the supply track says how many armies you may have, and how large.',
      blocks: [
        {
          text: 'The level changes only when a card says so; then it is the number of barrels you control, six at most. Whoever has too much destroys units until it fits, and no more than needed.'
        },
        { never: ['Mustering, marching, retreating or taking ships over beyond the limit.'] }
      ]
    },
    {
      id: 'mustering',
      title: 'Mustering',
      pages: [9],
      lead: 'A castle musters with 1 point, a stronghold with 2. What is not used is lost.',
      blocks: [
        {
          may: [
            'Footman or ship for 1, knight or siege engine for 2.',
            'A footman made into a knight or siege engine for 1.',
            'Ships into the own port, or into a sea that touches the area.'
          ],
          never: [
            'Ships into a sea with enemy ships.',
            'More pieces than the box has: 10 footmen, 5 knights, 6 ships, 2 siege engines.',
            'Beyond your supply.'
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
      title: 'Bidding',
      pages: [10, 11],
      lead: 'Everybody bids in secret with available power; all bids are shown together, and all of it is spent.',
      blocks: [
        {
          text: 'In a Clash of Kings the three tracks are bid for one after the other: Iron Throne, Fiefdoms, King’s Court. The highest bid takes the first place and its token. Power that is left stays hidden until all three are done.'
        },
        {
          heading: 'Ties',
          text: 'The holder of the Iron Throne puts tied houses in order as they like. On the throne’s own track the old holder still decides.'
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
      title: 'Wildling attacks',
      pages: [22, 23],
      lead: 'All houses bid together against the strength of the wildlings.',
      blocks: [
        {
          steps: [
            'Everybody bids in secret; a bid of 0 is a bid.',
            'If all bids together reach the strength of the wildlings, they are beaten.',
            'A wildling card is turned up. Beaten, they bring something good to the highest bidder.',
            'Otherwise the lowest bidder suffers most, then all the others in turn order.',
            'The marker falls to 0 if they were beaten, else back by two spaces.'
          ]
        },
        {
          text: 'If several houses share the bid that matters, the holder of the Iron Throne names the one before the card is turned up.'
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
      lead: 'Land belongs to whoever has units there, else a power token, else the printed shield.',
      blocks: [
        {
          text: 'Seas are only occupied, never controlled. Left by units and without token or shield, land belongs to nobody, and its castle, barrels and port with it. A home area falls back to its house as soon as no enemy holds it.'
        }
      ]
    },
    {
      id: 'garrisons',
      title: 'Garrisons and neutral forces',
      pages: [26],
      lead: 'A garrison defends its home area; a neutral force holds ground that belongs to nobody.',
      blocks: [
        {
          heading: 'Garrisons',
          text: 'Add 2 to the defence of their area, also when they stand alone, and are gone for good once their side loses there.'
        },
        {
          heading: 'Neutral forces',
          text: 'Are beaten when units, March order and support reach their number: no cards, no blade, no losses. An attack that cannot succeed may not be declared. It is the one fight of that march.'
        }
      ]
    }
  ]
};

const holding: readonly Chapter[] = [ships, supply, influence, wildlings, control];

export default holding;
