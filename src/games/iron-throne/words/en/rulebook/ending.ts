// Influence, and the end of the game.

import type { Chapter } from '../../../../../engine/rulebook';
import { CHARACTERS, INFLUENCE } from '../../../box/limits';

const ending: Chapter = {
  title: 'The end of the game',
  leaves: [
    {
      id: 'influence',
      title: 'Influence',
      pages: [8, 11],
      lead: 'Spreading is moving one token from your own board to somebody else’s.',
      blocks: [
        {
          text: 'A board takes any number of tokens, several of one House too. Nothing known brings a token back: what is spread stays spread.'
        }
      ]
    },
    {
      id: 'ending',
      title: 'Who wins',
      pages: [8],
      lead: 'The game ends in one of two ways. Whoever then has the most influence on the boards of others wins.',
      blocks: [
        {
          heading: 'It ends',
          steps: [
            `When somebody has spread all ${INFLUENCE} influence.`,
            `When all ${CHARACTERS} characters of a House are dead. That House can still win.`
          ]
        },
        { heading: 'Equal', text: 'You share the victory, however many you are.' },
        {
          heading: 'When it is looked for',
          text: 'After each leader, card or torture, after rewards, after a whole deal, after the hostages, and at the end of the turn. What happens at one moment counts together: several can reach the goal at once.'
        }
      ]
    }
  ]
};

export default ending;
