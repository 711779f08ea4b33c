// The game in short.

import type { Chapter } from '../../../../engine/rulebook';

const short: Chapter = {
  title: 'The game in short',
  leaves: [
    {
      id: 'short',
      title: 'The game in short',
      pages: [6, 7, 16],
      lead: 'Great houses fight for the Iron Throne. Whoever holds seven castles and strongholds at any moment has won.',
      blocks: [
        {
          heading: 'A round',
          steps: [
            'Westeros: three cards say what befalls everybody. The first round has none.',
            'Planning: every house lays one order, face down, in each area with its units. All are turned up together.',
            'Action: raids, then marches with their fights, then consolidating power. Houses take turns, one order each.'
          ]
        },
        {
          heading: 'What it is about',
          text: 'Units hold land. Land brings supply, which says how large your armies may be, and power, with which you bid for the three influence tracks and against the wildlings. The tracks decide who acts first, who wins ties in a fight, and how many special orders you may lay.'
        },
        {
          heading: 'Talking',
          text: 'Promise and threaten as you like. No promise binds anybody, and power cannot be given away.'
        },
        {
          heading: 'How long',
          text: 'At most ten rounds. After the tenth, whoever holds the most castles and strongholds wins.'
        }
      ]
    },
    {
      id: 'table',
      title: 'With this tablet',
      pages: [12, 24],
      lead: 'The app asks the right player at the right moment and moves everything that follows.',
      blocks: [
        {
          heading: 'The curtain',
          text: 'Orders, bids, house cards and what the raven sees are secret. For them the tablet goes round: your name comes up, you hold the button, decide, and the curtain closes. Nothing secret is on the screen while it is closed.'
        },
        {
          heading: 'In the middle',
          text: 'Raids, marches, support and all other open decisions are taken with the tablet in the middle of the table. The name at the top says whose decision it is.'
        },
        {
          heading: 'Why not?',
          text: 'What cannot be chosen is dashed. Tap it and it says why, with the page of the booklet.'
        }
      ]
    }
  ]
};

export default short;
