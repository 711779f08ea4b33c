// What is said when the Messenger Raven flies, and over the card it brings.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import { house, place } from './say';

const raven = {
  ways: 'What the raven does',
  swap: 'Swap an order',
  look: 'Look at the wildlings',
  none: 'Leave it be',
  which: 'Which order gives way?',
  noOrders: (one: House) => `No order of ${house(one)} lies on the board.`,
  another: 'Choose another one',
  becomes: (area: AreaId, was: string, becomes: string) => `${AREAS[area].name}: ${was} becomes ${becomes}`,
  givesWay: (area: AreaId, was: string) => `${AREAS[area].name}: ${was} gives way`,
  unused: 'Unused orders',
  looks: 'Only the holder sees the top wildling card, behind the curtain, and puts it back on top or at the bottom.',
  leaves: 'All orders stay as they lie, and nobody looks at the wildling cards.',
  swapDeed: (order: string, area: AreaId) => `Put ${order} in ${place(area)}`,
  lookDeed: 'Look at the top card',
  noneDeed: 'Leave the raven be',
  deed: 'Send the raven',
  missingWay: 'Choose one of the three',
  missingArea: 'Choose the order that gives way',
  missingToken: (area: AreaId) => `Choose the new order for ${place(area)}`,

  title: 'A look beyond the Wall',
  card: 'The top wildling card',
  letGo: 'Let go, and the card lies face down again.',
  toHold: 'The card lies open only as long as the pad is held.',
  topOf: (cards: number) => `Top card of ${cards}`,
  then: 'Then it goes',
  top: 'Back on top',
  bottom: 'To the bottom',
  unseen: 'Look at the card first',
  law: 'It has to be one of the two. Anything may be said about the card, true or not, but it is shown to nobody (page 11).',
  logged: (one: House) => `The log will say that ${house(one)} looked and where the card went, not which card it was.`,
  board: 'Look at the board'
};

export default raven;
