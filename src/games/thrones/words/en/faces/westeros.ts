// What each Westeros card does.

import type { WesterosCardId } from '../../../box/westerosCards';

interface WesterosWords {
  readonly text: string;
  /** On the foot of the card. */
  readonly note: string;
}

const ROUND = 'This round only';

export const WESTEROS: Readonly<Record<WesterosCardId, WesterosWords>> = {
  supply: {
    text: 'Every house adjusts its supply to the icons it controls, then reconciles its armies.',
    note: 'All supply is adjusted before armies are reconciled'
  },
  mustering: {
    text: 'Every house musters in its castles and strongholds, in turn order.',
    note: 'Unspent points are lost'
  },
  'a-throne-of-blades': {
    text: 'The holder of the Iron Throne chooses for everyone.',
    note: 'One of the three'
  },
  'clash-of-kings': {
    text: 'Every house bids for new positions on the three Influence tracks.',
    note: 'All bids are spent, win or lose'
  },
  'game-of-thrones': {
    text: 'Every house gains power: 1 for each power icon, and 1 for each unblocked port with its ships.',
    note: 'No house ever has more than 20'
  },
  'dark-wings-dark-words': {
    text: 'The holder of the Messenger Raven chooses for everyone.',
    note: 'One of the three'
  },
  'last-days-of-summer': { text: 'Nothing happens.', note: 'A quiet time' },
  'winter-is-coming': {
    text: 'This whole deck is reshuffled, and another card is revealed instead.',
    note: 'A new card at once'
  },
  'wildlings-attack': {
    text: 'The wildlings attack with their current strength.',
    note: 'Every house bids once, in secret'
  },
  'put-to-the-sword': {
    text: 'The holder of the Valyrian Steel Blade chooses for everyone.',
    note: 'One of the three'
  },
  'storm-of-swords': { text: 'Nobody may place a Defense order.', note: ROUND },
  'rains-of-autumn': { text: 'Nobody may place the special March +1.', note: ROUND },
  'web-of-lies': { text: 'Nobody may place a Support order.', note: ROUND },
  'sea-of-storms': { text: 'Nobody may place a Raid order.', note: ROUND },
  'feast-for-crows': { text: 'Nobody may place a Consolidate Power order.', note: ROUND }
};
