// What is said when the Messenger Raven flies, and over the card it brings.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import { house, place } from './say';
import NAMES from './names';

const raven = {
  ways: 'Use of the raven',
  swap: 'Replace an order',
  look: 'Look at the top wildling card',
  none: 'Don’t use the raven',
  which: 'Which order do you replace?',
  noOrders: (one: House) => `${house(one)} has no orders on the board.`,
  another: 'Choose another',
  becomes: (area: AreaId, was: string, becomes: string) => `${NAMES.areas[area]}: ${was} becomes ${becomes}`,
  givesWay: (area: AreaId, was: string) => `${NAMES.areas[area]}: replace ${was}`,
  unused: 'Unused orders',
  looks:
    'Only you see the top wildling card, behind the curtain. Then you put it back on the top or the bottom of the deck.',
  leaves: 'No order changes, and nobody looks at the wildling deck.',
  swapDeed: (order: string, area: AreaId) => `Place ${order} in ${place(area)}`,
  lookDeed: 'Look at the top card',
  noneDeed: 'Don’t use the raven',
  deed: 'Use the raven',
  missingWay: 'Choose one of the three',
  missingArea: 'Choose the order to replace',
  missingToken: (area: AreaId) => `Choose the new order for ${place(area)}`,

  title: 'A look beyond the Wall',
  card: 'The top wildling card',
  letGo: 'Let go and the card is face down again.',
  toHold: 'The card shows only while you hold the pad.',
  topOf: (cards: number) => `Top card of ${cards}`,
  then: 'Put it back',
  top: 'On top',
  bottom: 'On the bottom',
  unseen: 'Look at the card first',
  law: 'It must be one of the two. You may say anything about the card, true or not, but show it to nobody (page 11).',
  logged: (one: House) => `The log will say that ${house(one)} looked and where the card went, not which card it was.`,
  board: 'Look at the board'
};

export default raven;
