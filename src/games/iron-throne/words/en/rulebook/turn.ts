// The turn, from the hostages to the cards drawn in the end, and the challenge.

import type { Chapter } from '../../../../../engine/rulebook';
import { HAND } from '../../../box/limits';

const turn: Chapter = {
  title: 'The turn',
  leaves: [
    {
      id: 'turn',
      title: 'Step by step',
      pages: [4, 7, 9, 10],
      lead: 'A turn is one encounter. It belongs to the challenger; the next player clockwise challenges next.',
      blocks: [
        {
          steps: [
            'The challenger’s leader, if it acts before the turn.',
            'Hostages: clockwise from the challenger, everybody who holds some may release or torture any number.',
            'Preparation: the event, a card, a power, a character.',
            'Support.',
            'Encounter: House cards, the reveal, and reactions to it.',
            'Resolution: rewards and penalties, or the bargain, then hostages.',
            'Reactions to how it ended.',
            `End: characters go home, played cards are discarded, and whoever has fewer than ${HAND} cards draws up to ${HAND}.`
          ]
        },
        { heading: 'Too many cards?', text: 'There is no upper limit. Keep as many as you have.' },
        {
          heading: 'At the same moment',
          text: 'Leaders come first, then everything else, clockwise from the challenger. What that does not settle the challenger decides.'
        }
      ]
    },
    {
      id: 'challenge',
      asks: ['defender', 'participant'],
      title: 'Challenge and events',
      pages: [5],
      lead: 'The challenger turns the top event. It names the defender, and never the challenger.',
      blocks: [
        {
          heading: 'Who defends',
          steps: [
            'An event of a House: that House. Your own House as challenger: you choose anybody else.',
            'Influential: of the others, whoever has spread the most influence.',
            'Full Hands: of the others, whoever has the most cards in hand.',
            'Mighty: of the others, whoever has the most power on living characters.'
          ]
        },
        { text: 'Where several are equal the challenger chooses among them.' },
        {
          heading: 'Then both, the challenger first',
          steps: [
            'Draw 1 House card.',
            'Move 1 power from the leader sheet to one of your living characters. With nothing on the sheet, move nothing.',
            'Send a living character into the encounter. It need not be the one that got the power.'
          ]
        },
        {
          heading: 'No event left',
          text: 'The used events are shuffled into a new deck before one is turned.'
        }
      ]
    }
  ]
};

export default turn;
