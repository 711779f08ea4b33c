// The game in short.

import type { Chapter } from '../../../../../engine/rulebook';
import { capital } from '../say';
import type { Limits } from './limits';
import { number, ordinal } from './limits';

const short = ({ castles, rounds }: Limits): Chapter => ({
  title: 'The game in short',
  leaves: [
    {
      id: 'short',
      title: 'The game in short',
      pages: [6, 7, 16],
      lead: `The Great Houses fight for the Iron Throne. Whoever holds ${number(castles)} castles and strongholds at any moment wins.`,
      blocks: [
        {
          heading: 'A round',
          steps: [
            'Westeros: three cards say what happens to everyone. The first round has none.',
            'Planning: every house places one order, face down, in each area with its units. All are revealed together.',
            'Action: raids, then marches and their battles, then Consolidate Power. Houses take turns, one order each.'
          ]
        },
        {
          heading: 'What it is about',
          text: 'Units hold land. Land brings supply, which says how large your armies may be, and power, with which you bid for the three influence tracks and against the wildlings. The tracks decide who acts first, who wins ties in combat, and how many special orders you may place.'
        },
        {
          heading: 'Talking',
          text: 'Promise and threaten as you like. No promise is binding, and you cannot give power away.'
        },
        {
          heading: 'How long',
          text: `${capital(number(rounds))} rounds at most. After the ${ordinal(rounds)}, whoever holds the most castles and strongholds wins.`
        }
      ]
    },
    {
      id: 'table',
      title: 'With this tablet',
      pages: [12, 24],
      lead: 'The app asks the right player at the right moment and takes care of everything that follows.',
      blocks: [
        {
          heading: 'The curtain',
          text: 'Orders, bids, house cards and what the raven sees are secret. For these, pass the tablet: your name comes up, you hold the button, you decide, and the curtain closes. Nothing secret is on the screen while it is closed.'
        },
        {
          heading: 'In the middle',
          text: 'Raids, marches, support and all other open decisions are made with the tablet in the middle of the table. The name at the top says whose decision it is.'
        },
        {
          heading: 'Why not?',
          text: 'What you cannot choose has a dashed outline. Tap it to see why, with the page of the rulebook.'
        }
      ]
    }
  ]
});

export default short;
