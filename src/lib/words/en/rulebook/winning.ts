// Winning, the printings, and fewer players.

import type { Chapter } from '../../../../engine/rulebook';

const winning: Chapter = {
  title: 'Winning',
  leaves: [
    {
      id: 'winning',
      title: 'Winning',
      pages: [16],
      lead: 'Seven areas with a castle or stronghold win at once, at any moment and on anybody’s turn.',
      blocks: [
        {
          text: 'Areas held by a power token or a shield count like all others. A stronghold counts one, as a castle does.'
        },
        {
          heading: 'After round ten',
          steps: [
            'The most castles and strongholds.',
            'Among equals: the most land areas.',
            'Then the higher supply.',
            'Then the higher place on the Iron Throne track.'
          ]
        },
        {
          heading: 'First printing',
          text: 'Among equals: the most strongholds, then supply, then available power, then the Iron Throne track.'
        }
      ]
    },
    {
      id: 'players',
      title: 'Three, four and five players',
      pages: [28],
      lead: 'Three play Stark, Lannister and Baratheon. A fourth adds Greyjoy, a fifth Tyrell, a sixth Martell.',
      blocks: [
        {
          text: 'Neutral forces hold much of the ground of the houses that stay away. With three, twelve areas of the south and the islands are closed altogether. The tracks close up, and with three or four the King’s Court gives fewer stars.'
        }
      ]
    },
    {
      id: 'printings',
      title: 'Revised and first printing',
      pages: [16, 21],
      lead: 'The revised rules are the default. The first printing differs in a few places only.',
      blocks: [
        {
          steps: [
            'Ties at the end of the game go by other criteria.',
            'Orders in areas without units stay until they are resolved, raided or cleaned up.',
            'Lannister begins without a ship in port.',
            'The loser of a fight may give a siege engine as a casualty.'
          ]
        }
      ]
    }
  ]
};

export default winning;
