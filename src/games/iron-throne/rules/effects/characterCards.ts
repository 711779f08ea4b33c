// The 25 character cards, two copies each, played for their text. Our own wording of the effect above each.

import type { Person } from '#iron/box';
import type { CardDesign, Condition } from './vocabulary';

const lost: Condition = { is: 'lost' };
const hostility: Condition = { outcome: 'hostility' };

export const CHARACTER_CARDS: Readonly<Record<Person, CardDesign>> = {
  // Another supporter of either side withdraws.
  eddard: {
    mark: 'ours',
    window: 'reveal',
    when: [{ some: 'other-supporters' }],
    does: [
      { verb: 'choose', from: 'other-supporters' },
      { verb: 'withdraw', who: 'chosen' }
    ]
  },
  // Shuffles the discard pile into the deck and draws a card.
  robb: {
    mark: 'book',
    window: 'resolution',
    when: [],
    does: [{ verb: 'recycle' }, { verb: 'draw', who: 'self', n: 1 }]
  },
  // Distributes up to 3 power.
  catelyn: { mark: 'ours', window: 'resolution', when: [{ sheet: 1 }], does: [{ verb: 'distribute', n: 3 }] },
  // The opposing active character keeps 1 power.
  arya: {
    mark: 'book',
    window: 'resolution',
    when: [lost, { some: 'their-active', having: 'living' }],
    does: [{ verb: 'remove', at: 'their-active', allBut: 1 }]
  },
  // Looks at the top 3 cards of the deck and keeps one.
  bran: {
    mark: 'ours',
    window: 'resolution',
    when: [{ is: 'cards-left' }],
    does: [{ verb: 'sift', n: 3, keep: 1 }]
  },

  // An active player who holds a higher hostility has to lay it instead.
  tyrion: {
    mark: 'book',
    window: 'reveal',
    when: [{ some: 'hostile-actives' }],
    does: [
      { verb: 'choose', from: 'hostile-actives' },
      { verb: 'value', change: 'higher' }
    ]
  },
  // An opposing supporter gives a random card as a hostage, or withdraws.
  cersei: {
    mark: 'ours',
    window: 'reveal',
    when: [{ some: 'their-supporters' }],
    does: [{ verb: 'choose', from: 'their-supporters' }, { verb: 'yield' }]
  },
  // A defeat is paid with a hostage.
  tywin: {
    mark: 'ours',
    window: 'resolution',
    when: [lost, { some: 'their-side', having: 'card' }],
    does: [{ verb: 'takeHostage', from: 'their-side' }]
  },
  // Tortures a hostage now.
  joffrey: {
    mark: 'ours',
    window: 'resolution',
    when: [{ is: 'holds-hostage' }],
    does: [{ verb: 'torture' }]
  },
  // 4 strength.
  jaime: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility],
    does: [{ verb: 'add', side: 'own', amount: { n: 4 } }]
  },

  // 5 strength for a side without supporters.
  stannis: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility, { none: 'own-supporters' }],
    does: [{ verb: 'add', side: 'own', amount: { n: 5 } }]
  },
  // For 1 power of the own character the other side is 5 weaker.
  melisandre: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility, { ownPower: 2 }],
    does: [
      { verb: 'remove', at: 'self', n: 1 },
      { verb: 'add', side: 'their', amount: { n: -5 } }
    ]
  },
  // Brings an own card home.
  davos: { mark: 'ours', window: 'resolution', when: [{ is: 'own-card-held' }], does: [{ verb: 'rescue' }] },
  // A defeat costs each of the other side a random card.
  selyse: {
    mark: 'ours',
    window: 'resolution',
    when: [lost, { some: 'their-side', having: 'hand-card' }],
    does: [{ verb: 'discard', who: 'their-side', n: 1, how: 'random' }]
  },
  // The own side, betrayed, loses at most 1 power each.
  shireen: {
    mark: 'ours',
    window: 'reveal',
    when: [{ outcome: 'betrayal' }, { showedTruce: 'own-active' }],
    does: [{ verb: 'soften', who: 'own-side', most: 1 }]
  },

  // Each opposing supporter loses 1 power.
  daenerys: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility, { some: 'their-supporters', having: 'living' }],
    does: [{ verb: 'remove', at: 'their-supporters', n: 1 }]
  },
  // Takes a hostage from a player who has spread more.
  viserys: {
    mark: 'ours',
    window: 'resolution',
    when: [{ some: 'ahead', having: 'card' }],
    does: [{ verb: 'takeHostage', from: 'ahead' }]
  },
  // A victory brings 3 cards.
  drogo: {
    mark: 'ours',
    window: 'resolution',
    when: [{ is: 'won' }],
    does: [{ verb: 'draw', who: 'self', n: 3 }]
  },
  // Withdraws the own supporter and draws a card.
  jorah: {
    mark: 'ours',
    window: 'reveal',
    when: [{ is: 'supporting' }],
    does: [
      { verb: 'withdraw', who: 'self' },
      { verb: 'draw', who: 'self', n: 1 }
    ]
  },
  // Adds the strength of one's own character again, at most 5.
  barristan: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility],
    does: [{ verb: 'add', side: 'own', amount: { ownPowerUpTo: 5 } }]
  },

  // The own side's active player may lay another hostility instead.
  margaery: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility],
    does: [{ verb: 'value', change: 'swap' }]
  },
  // Halves the other side's value.
  olenna: { mark: 'ours', window: 'reveal', when: [hostility], does: [{ verb: 'value', change: 'halve' }] },
  // 2 strength for each supporter.
  renly: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility, { some: 'own-supporters' }],
    does: [{ verb: 'add', side: 'own', amount: { perSupporter: 2 } }]
  },
  // 3 strength, 5 in support.
  loras: {
    mark: 'ours',
    window: 'reveal',
    when: [hostility],
    does: [{ verb: 'add', side: 'own', amount: { n: 3, supporting: 5 } }]
  },
  // Draws 3 cards, then discards one.
  mace: {
    mark: 'ours',
    window: 'resolution',
    when: [],
    does: [
      { verb: 'draw', who: 'self', n: 3 },
      { verb: 'discard', who: 'self', n: 1, how: 'chosen' }
    ]
  }
};
