// Winning, the printings, and fewer players.

import type { Chapter } from '../../../../../engine/rulebook';
import { capital } from '../say';
import type { Limits } from './limits';
import { number } from './limits';

const winning = ({ castles, rounds }: Limits): Chapter => ({
  title: 'Winning',
  leaves: [
    {
      id: 'winning',
      title: 'Winning',
      pages: [16],
      lead: `${capital(number(castles))} areas with a castle or stronghold win at once, at any moment and on anyone’s turn.`,
      blocks: [
        {
          text: 'Areas held by a power token or a printed shield count like any other. A stronghold counts as one, just like a castle.'
        },
        {
          heading: `After round ${number(rounds)}`,
          steps: [
            'The most castles and strongholds.',
            'If tied: the most land areas.',
            'Then the higher supply.',
            'Then the higher position on the Iron Throne track.'
          ]
        },
        {
          heading: 'First printing',
          text: 'If tied: the most strongholds, then supply, then available power, then the Iron Throne track.'
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
          text: 'Neutral forces hold much of the land of the houses that do not play. With three players, twelve areas in the south and the islands are closed. The tracks have fewer positions, and with three or four players the King’s Court gives fewer stars.'
        }
      ]
    },
    {
      id: 'printings',
      title: 'Revised and first printing',
      pages: [16, 21],
      lead: 'The revised rules are the default. The first printing differs in only a few places.',
      blocks: [
        {
          steps: [
            'Ties at the end of the game are broken differently.',
            'Orders in areas without units stay until they are resolved, raided or cleaned up.',
            'Lannister starts without a ship in port.',
            'The loser of a battle may choose a siege engine as a casualty.'
          ]
        }
      ]
    }
  ]
});

export default winning;
