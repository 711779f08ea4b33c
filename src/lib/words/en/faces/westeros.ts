// What each Westeros card does.

import type { WesterosCardId } from '../../../box/westerosCards';

interface WesterosWords {
  readonly text: string;
  /** On the foot of the card. */
  readonly note: string;
}

const ROUND = 'Holds for this round';

export const WESTEROS: Readonly<Record<WesterosCardId, WesterosWords>> = {
  supply: {
    text: 'Every house sets its supply to the icons it controls, and cuts its armies down to it.',
    note: 'All supply moves before armies are cut down'
  },
  mustering: {
    text: 'Every house musters in its castles and strongholds, in turn order.',
    note: 'Points that are not spent are lost'
  },
  'a-throne-of-blades': {
    text: 'The holder of the Iron Throne chooses for everybody.',
    note: 'One of the three'
  },
  'clash-of-kings': {
    text: 'All leave the three influence tracks and bid for their places anew.',
    note: 'What is bid is spent, won or lost'
  },
  'game-of-thrones': {
    text: 'Every house gains power: 1 for each power icon, and 1 for each port where its ships lie unblocked.',
    note: 'No house ever has more than 20'
  },
  'dark-wings-dark-words': {
    text: 'The holder of the Messenger Raven chooses for everybody.',
    note: 'One of the three'
  },
  'last-days-of-summer': { text: 'Nothing happens.', note: 'A quiet time' },
  'winter-is-coming': {
    text: 'This whole deck is shuffled, and another card is turned up instead.',
    note: 'A new card at once'
  },
  'wildlings-attack': {
    text: 'The wildlings attack, as strong as they stand now.',
    note: 'Every house bids once, in secret'
  },
  'put-to-the-sword': {
    text: 'The holder of the Valyrian steel blade chooses for everybody.',
    note: 'One of the three'
  },
  'storm-of-swords': { text: 'Nobody may give a Defense order.', note: ROUND },
  'rains-of-autumn': { text: 'Nobody may give the special March +1.', note: ROUND },
  'web-of-lies': { text: 'Nobody may give a Support order.', note: ROUND },
  'sea-of-storms': { text: 'Nobody may give a Raid order.', note: ROUND },
  'feast-for-crows': { text: 'Nobody may give a Consolidate Power order.', note: ROUND }
};
