// House cards: the deck, putting them down, the reveal, and character cards played for their text.

import type { Chapter } from '../../../../../engine/rulebook';
import { CARDS_OF_A_HOUSE, copiesOf, VALUES } from '../../../box/houseCards';
import { PEOPLE } from '../../../box/people';
import { list } from '../../../../../ui/words/english';

const people = PEOPLE.stark.length;
const [lowest, highest] = [Math.min(...VALUES), Math.max(...VALUES)];

const houseCards: Chapter = {
  title: 'House cards',
  leaves: [
    {
      id: 'house-cards',
      asks: ['house-card'],
      title: 'Your deck',
      pages: [6, 11],
      lead: `Every House has the same ${CARDS_OF_A_HOUSE} cards but for the people on them.`,
      blocks: [
        {
          steps: [
            `${VALUES.length} hostilities, one each of ${list(VALUES.map(String))}.`,
            `${copiesOf('truce')} truces.`,
            `${people * copiesOf('eddard')} character cards: ${copiesOf('eddard')} of each of your ${people} people, your leader too.`
          ]
        },
        {
          heading: 'When the deck is empty',
          text: 'Your discard pile is shuffled into a new deck at once, even in the middle of a draw. With no discard pile either you draw nothing.'
        },
        {
          heading: 'What everybody may know',
          may: ['How many cards are in a hand and in a deck.', 'What is in a discard pile.'],
          never: ['What is in your hand: say what you like, but show nothing.']
        }
      ]
    },
    {
      id: 'reveal',
      title: 'Cards down and reveal',
      pages: [6, 8, 11],
      lead: 'Challenger and defender each put one card from their hand face down, in secret. Then both are turned together.',
      blocks: [
        {
          text: `Any card of your own will do. A hostility counts ${lowest} to ${highest}. A character card put down is a hostility of 0, whoever it shows. Cards of other Houses are never played.`
        },
        { heading: 'No card in hand', text: 'You draw the top card of your deck, look at it, and play it.' },
        {
          heading: 'The result',
          steps: [
            'Two hostilities: the totals decide.',
            'Two truces: you bargain.',
            'One of each: a betrayal. Whoever showed the hostility wins, whatever the totals.'
          ]
        }
      ]
    },
    {
      id: 'reactions',
      asks: [
        'reaction',
        'use-leader',
        'effect-player',
        'effect-power',
        'effect-discard',
        'effect-compel',
        'effect-higher',
        'effect-swap',
        'effect-yield',
        'effect-rescue',
        'effect-sift'
      ],
      title: 'Reactions',
      pages: [8, 10],
      lead: 'Twice a turn there is a pause: after the reveal, and after it is clear how the encounter ended. Leaders act first, then character cards may be played for their text.',
      blocks: [
        {
          heading: 'A character card',
          may: [
            'By anybody in the encounter, supporters too.',
            'While the person it shows takes part and lives.',
            'With your own leader on it: while any living character of yours takes part.',
            'As many as you like, one after the other.'
          ],
          never: [
            'When what it asks for is not the case.',
            'With a person who is dead, or who stayed at home.',
            'With a card that is already on the table.'
          ]
        },
        {
          heading: 'How the pause goes',
          text: 'Clockwise from the challenger, everybody may play or pass. Each card is resolved at once, and the challenger is asked again first. When everybody has passed in a row, it is over. The result is worked out again after every card.'
        },
        {
          heading: 'On the tablet',
          text: 'It asks: does anyone play? Anybody may tap, even without a card to play, and go back. So nobody learns from the question what you hold.'
        },
        {
          heading: 'Leaders',
          text: 'The sheet says when and what. You never have to use it, and you may use it once each time the moment comes. If it costs nothing to use, you can have it always used: everybody hears that, and you can ask to be asked again whenever you are asked something openly.'
        }
      ]
    }
  ]
};

export default houseCards;
