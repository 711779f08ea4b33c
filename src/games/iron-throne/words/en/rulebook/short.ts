// The game in short, and how the tablet goes round.

import type { Chapter } from '../../../../../engine/rulebook';
import {
  CHARACTERS,
  FEWEST_PLAYERS,
  HAND,
  INFLUENCE,
  LEADERS_DEALT,
  MOST_PLAYERS,
  POWER_ON_EACH
} from '../../../box/limits';

const short: Chapter = {
  title: 'The game in short',
  leaves: [
    {
      id: 'short',
      title: 'The game in short',
      pages: [2, 4, 8],
      lead: `You lead a House. Get your ${INFLUENCE} influence tokens off your own board and onto the boards of others: whoever has spread the most when the game ends has won.`,
      blocks: [
        {
          heading: 'A turn',
          steps: [
            'Preparation: an event names the defender. Challenger and defender each send a character.',
            'Support: everybody else may offer a character to one side.',
            'Encounter: challenger and defender put down one House card each, in secret, and turn them up together.',
            'Resolution: two hostilities are counted, two truces are bargained over, one of each is a betrayal.'
          ]
        },
        {
          heading: 'What it is about',
          text: 'If the challenger’s side wins, everybody on it spreads influence. If the defender’s side wins, everybody on it draws cards and gets power out. Whoever loses pays with half the power of the character they sent, and a character without power is dead.'
        },
        {
          heading: 'Talking',
          text: 'Talk as much as you like, as long as everybody can hear it. Claim what you want about your cards, but show nothing. No promise binds you, except a deal that both sides have signed.'
        }
      ]
    },
    {
      id: 'set-up',
      asks: ['choosing-leader'],
      title: 'Before the first turn',
      pages: [3],
      lead: `${FEWEST_PLAYERS} to ${MOST_PLAYERS} of you play, each with a different House.`,
      blocks: [
        {
          steps: [
            `You are dealt ${LEADERS_DEALT} of your House’s 5 leaders and secretly keep 1. All leaders are revealed together.`,
            `The other ${CHARACTERS} people of your House are your characters. Each gets ${POWER_ON_EACH} power, and so does your leader sheet.`,
            `You draw ${HAND} House cards and place ${INFLUENCE} influence on your own board.`,
            'Each House in play puts 3 events into the event deck. 3 special events come on top.',
            'The first challenger is chosen at random. After that the turn goes round clockwise.'
          ]
        },
        {
          text: 'The leader you leave goes back in the box unseen. Both cards of the leader you keep stay in your deck.'
        }
      ]
    },
    {
      id: 'table',
      title: 'With this tablet',
      pages: [],
      lead: 'The app asks the right player at the right moment and moves everything that follows.',
      blocks: [
        {
          heading: 'The curtain',
          text: 'Your leader and your House card are secret. Your name comes up, you take the tablet, hold the button and choose. Nothing of yours is on the screen while the curtain is closed.'
        },
        {
          heading: 'In the middle',
          text: 'Everything else is decided with the tablet in the middle of the table. The name at the top says whose decision it is.'
        },
        {
          heading: 'Your cards',
          text: 'The eye at the top shows your hand and your hostages behind your curtain, at any time. Looking is no answer and costs nothing.'
        }
      ]
    }
  ]
};

export default short;
