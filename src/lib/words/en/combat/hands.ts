// A house card is chosen: the own hand, and the enemy's that lies open.

import type { HouseCardId } from '../../../box/houseCards';
import { HOUSE_CARDS } from '../../../box/houseCards';
import type { House } from '../../../box/houses';
import { HOUSE_NAMES } from '../../../box/houses';
import { house } from '../say';

export const hands = {
  choose: 'Choose a house card',
  own: 'The own hand',
  handOf: (one: House): string => `The hand of ${house(one)}`,
  pick: 'Choose a card',
  /** The foot: both sums without cards, the own first. */
  which: (own: number, theirs: number): string => `${own} against ${theirs}: which card?`,
  together: (enemy: House): string => `Both cards are turned up together once ${house(enemy)} has chosen too.`,
  enemyChose: (enemy: House): string => `${house(enemy)} has sealed a card already. Both are turned up together.`,
  openly: (card: HouseCardId): string =>
    `${HOUSE_CARDS[card].name} went back to the hand; another card is played openly.`,
  seal: (card: HouseCardId): string => `Seal ${HOUSE_CARDS[card].name}`,
  play: (card: HouseCardId): string => `Play ${HOUSE_CARDS[card].name}`,
  missing: 'choose one of your cards',
  used: 'used',
  sentBack: 'sent back',
  inPlay: 'in play',
  before: (sum: number): string => `${sum} without a card, open hand`,
  inPlayOf: (one: House): string => `${HOUSE_NAMES[one]} has played`,
  yoursToTheirs: 'yours to theirs',
  /** `own` is the sum of the side that chooses. */
  youWin: 'you win',
  theyWin: 'they win',
  yourTie: 'your tie',
  theirTie: 'their tie',
  ifPlayed: (card: HouseCardId): string => `If you play ${HOUSE_CARDS[card].name}`,
  nothingYet: 'No card chosen yet',
  nothingYetNote: 'Tap a card to see what it makes.',
  makes: (sum: number, card: number, total: number): string => `${sum} + ${card} makes ${total}.`,
  makesTotal: (total: number): string => `It makes ${total} in all.`,
  beforeTexts: 'Texts that the enemy has still to resolve, tides and the blade are not counted.',
  tieYours: 'A tie is yours: you stand higher on the Fiefdoms track.',
  tieTheirs: (enemy: House): string => `A tie goes to ${house(enemy)}, higher on the Fiefdoms track.`,
  bladeYours: 'You hold the Valyrian steel blade, ready for 1 more.',
  bladeTheirs: (enemy: House): string => `${house(enemy)} holds the Valyrian steel blade, ready for 1 more.`,
  bladeNone: 'Nobody here can use the blade.'
};
