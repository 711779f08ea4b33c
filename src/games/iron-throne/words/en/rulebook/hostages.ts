// Hostages: taking, releasing, torturing.

import type { Chapter } from '../../../../../engine/rulebook';
import { TORTURE } from '../../../box/limits';

const hostages: Chapter = {
  title: 'Hostages',
  leaves: [
    {
      id: 'hostages',
      asks: ['hostages', 'hostage-from', 'hostage-place'],
      title: 'Taking a hostage',
      pages: [7, 9, 11],
      lead: 'A hostage is a House card of somebody else, face down in front of you.',
      blocks: [
        {
          heading: 'Where from? You choose',
          may: [
            'The top card of their deck.',
            'A card from their hand, at random.',
            'One of the hostages they hold, by its back.'
          ],
          never: ['A card that has been put down or played.']
        },
        {
          text: 'You may look at your hostages at any time. The others see only the House on the back. If the card turns out to be your own, it goes to your hand instead.'
        },
        {
          heading: 'You need not',
          text: 'After an encounter you may take no hostage at all. One that was agreed on in a deal, or that a card gives you, is taken.'
        },
        {
          heading: 'An empty deck',
          text: 'The discard pile is shuffled first. Whoever has no card anywhere is skipped.'
        }
      ]
    },
    {
      id: 'release',
      title: 'Release',
      pages: [9],
      lead: 'At the start of any turn you may let hostages go: for a promise, or for nothing.',
      blocks: [
        {
          text: 'The card goes back to its owner’s hand. Then you and its owner each draw 1 card from your own decks.'
        },
        { heading: 'Whose is it?', text: 'The House on the back says so, whoever you took it from.' }
      ]
    },
    {
      id: 'torture',
      asks: ['effect-torture'],
      title: 'Torture',
      pages: [9],
      lead: 'At the start of any turn you may torture hostages. The card is shown and goes to its owner’s discard pile.',
      blocks: [
        {
          steps: [
            `It shows the owner’s leader: ${TORTURE} power from that sheet go back in the box.`,
            `It shows a living character: ${TORTURE} power go from it to its owner’s sheet. It may die.`,
            'It is a hostility or a truce: you name a living character of that House. It loses 1 power, which goes to your own sheet.',
            'It shows a dead character: it is discarded, and nothing else happens.'
          ]
        },
        {
          heading: 'Not',
          never: ['Using a hostage’s value or text yourself.']
        }
      ]
    }
  ]
};

export default hostages;
