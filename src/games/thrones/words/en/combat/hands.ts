// A house card is chosen: the own hand, and the enemy's that lies open.

import type { HouseCardId } from '../../../box/houseCards';
import type { House } from '../../../box/houses';
import { house } from '../say';
import NAMES from '../names';

export const hands = {
  choose: 'Choose a house card',
  own: 'Your hand',
  handOf: (one: House): string => `${house(one)}'s hand`,
  pick: 'Choose a card',
  /** The foot: both sums without cards, the own first. */
  which: (own: number, theirs: number): string => `${own} against ${theirs}: which card?`,
  together: (enemy: House): string => `Both cards are revealed together once ${house(enemy)} has chosen too.`,
  enemyChose: (enemy: House): string => `${house(enemy)} has already sealed a card. Both are revealed together.`,
  openly: (card: HouseCardId): string =>
    `${NAMES.houseCards[card]} was returned to your hand; play another card, face up.`,
  seal: (card: HouseCardId): string => `Seal ${NAMES.houseCards[card]}`,
  play: (card: HouseCardId): string => `Play ${NAMES.houseCards[card]}`,
  missing: 'choose one of your cards',
  used: 'used',
  sentBack: 'sent back',
  inPlay: 'in play',
  before: (sum: number): string => `${sum} before cards · everyone may see this hand`,
  inPlayOf: (one: House): string => `${NAMES.houses[one]} has played`,
  yoursToTheirs: 'yours to theirs',
  /** `own` is the sum of the side that chooses. */
  youWin: 'you win',
  theyWin: 'they win',
  yourTie: 'your tie',
  theirTie: 'their tie',
  ifPlayed: (card: HouseCardId): string => `If you play ${NAMES.houseCards[card]}`,
  nothingYet: 'No card chosen yet',
  nothingYetNote: 'Tap a card to see the total.',
  makes: (sum: number, card: number, total: number): string => `${sum} + ${card} = ${total}.`,
  makesTotal: (total: number): string => `${total} in total.`,
  beforeTexts: 'This leaves out enemy card text, Tides of Battle and the blade.',
  tieYours: 'You win a tie: you are higher on the Fiefdoms track.',
  tieTheirs: (enemy: House): string => `${house(enemy)} wins a tie: it is higher on the Fiefdoms track.`,
  bladeYours: 'You have the Valyrian Steel Blade ready for +1.',
  bladeTheirs: (enemy: House): string => `${house(enemy)} has the Valyrian Steel Blade ready for +1.`,
  bladeNone: 'Nobody here can use the blade.'
};
