// The 25 leaders. Our own wording of the ability above each; those marked `book` do what the rulebook prints.

import type { Person } from '#iron/box';
import type { Condition, LeaderDesign } from './vocabulary';

const active: Condition = { is: 'active' };
const supporting: Condition = { is: 'supporting' };
const won: Condition = { is: 'won' };
const lost: Condition = { is: 'lost' };
const hostility: Condition = { outcome: 'hostility' };

const none = { moment: null, when: [], does: [], use: 'auto' } as const;

export const LEADERS: Readonly<Record<Person, LeaderDesign>> = {
  // Turns a betrayal into a truce.
  eddard: {
    mark: 'book',
    moment: 'reveal',
    when: [active, { outcome: 'betrayal' }],
    does: [{ verb: 'outcome', to: 'truce' }],
    use: 'asked'
  },
  // Discards three cards for two new ones before the own turn.
  robb: {
    mark: 'book',
    moment: 'before-turn',
    when: [{ hand: 3 }],
    does: [
      { verb: 'discard', who: 'self', n: 3, how: 'chosen', optional: true },
      { verb: 'draw', who: 'self', n: 2 }
    ],
    use: 'auto'
  },
  // Distributes up to 2 power before the own turn.
  catelyn: {
    mark: 'book',
    moment: 'before-turn',
    when: [{ sheet: 1 }],
    does: [{ verb: 'distribute', n: 2 }],
    use: 'auto'
  },
  // When she loses, each opposing supporter loses 2 power.
  arya: {
    mark: 'book',
    moment: 'resolution',
    when: [{ is: 'participant' }, lost, { some: 'their-supporters' }],
    does: [{ verb: 'remove', at: 'their-supporters', n: 2 }],
    use: 'asked'
  },
  // For 1 power the opponent puts the House card down first and open.
  bran: {
    mark: 'book',
    moment: 'before-cards',
    when: [active, { sheet: 1 }],
    does: [{ verb: 'burn', n: 1 }, { verb: 'openFirst' }],
    use: 'asked'
  },

  // Compels a character of a player on whose board she has influence.
  cersei: { mark: 'book', moment: 'before-offer', when: [active], does: [{ verb: 'compel' }], use: 'auto' },
  // Draws 2 when he showed truce, and a failed truce costs him nothing.
  tyrion: {
    mark: 'ours',
    moment: 'reveal',
    when: [active, { showedTruce: 'self' }],
    does: [
      { verb: 'draw', who: 'self', n: 2 },
      { verb: 'soften', who: 'self', most: 0, onlyWithoutDeal: true }
    ],
    use: 'auto'
  },
  // Pays 1 power for 4 strength.
  tywin: {
    mark: 'ours',
    moment: 'reveal',
    when: [active, hostility, { sheet: 1 }],
    does: [
      { verb: 'burn', n: 1 },
      { verb: 'add', side: 'own', amount: { n: 4 } }
    ],
    use: 'asked'
  },
  // Draws a card for each torture, and takes 2 power where others take 1.
  joffrey: { ...none, mark: 'ours', standing: { torturer: { draws: 1, takes: 2 } } },
  // A victory costs the opposing active character 1 power more.
  jaime: {
    mark: 'ours',
    moment: 'resolution',
    when: [{ is: 'participant' }, won, hostility, { some: 'their-active', having: 'living' }],
    does: [{ verb: 'remove', at: 'their-active', n: 1 }],
    use: 'asked'
  },

  // 1 strength, and equal totals are his.
  stannis: {
    mark: 'ours',
    moment: 'reveal',
    when: [active, hostility],
    does: [{ verb: 'add', side: 'own', amount: { n: 1 } }, { verb: 'tie' }],
    use: 'asked'
  },
  // Looks at 2 random cards of the opponent.
  melisandre: {
    mark: 'ours',
    moment: 'before-cards',
    when: [active, { theirHand: 1 }],
    does: [{ verb: 'peek', n: 2 }],
    use: 'asked'
  },
  // A penalty costs him at most 1 power, and he draws a card.
  davos: { ...none, mark: 'ours', standing: { penalty: { most: 1, thenDraw: 1 } } },
  // Draws 2 when she loses.
  selyse: {
    mark: 'ours',
    moment: 'resolution',
    when: [{ is: 'participant' }, lost],
    does: [{ verb: 'draw', who: 'self', n: 2 }],
    use: 'auto'
  },
  // Before the own turn she and a player of her choice draw a card, and she distributes 1 power.
  shireen: {
    mark: 'ours',
    moment: 'before-turn',
    when: [],
    does: [
      { verb: 'choose', from: 'others', optional: true },
      { verb: 'draw', who: 'self', n: 1 },
      { verb: 'draw', who: 'chosen', n: 1 },
      { verb: 'distribute', n: 1 }
    ],
    use: 'auto'
  },

  // Discards a hostility of at most 8 and adds half of it.
  daenerys: {
    mark: 'ours',
    moment: 'reveal',
    when: [active, hostility, { hand: 1 }],
    does: [
      { verb: 'discard', who: 'self', n: 1, how: 'chosen', hostilityUpTo: 8, optional: true },
      { verb: 'add', side: 'own', amount: { spent: 'half' } }
    ],
    use: 'auto'
  },
  // A challenge that spread nothing brings 2 cards and 1 power.
  viserys: {
    mark: 'ours',
    moment: 'resolution',
    when: [{ is: 'challenger' }, { is: 'spread-none' }],
    does: [
      { verb: 'draw', who: 'self', n: 2 },
      { verb: 'distribute', n: 1 }
    ],
    use: 'auto'
  },
  // A victory brings a card for each loser, and 1 power.
  drogo: {
    mark: 'ours',
    moment: 'resolution',
    when: [active, won],
    does: [
      { verb: 'draw', who: 'self', perLoser: 1 },
      { verb: 'distribute', n: 1 }
    ],
    use: 'auto'
  },
  // Support brings 2 cards and 1 power.
  jorah: {
    mark: 'ours',
    moment: 'resolution',
    when: [supporting],
    does: [
      { verb: 'draw', who: 'self', n: 2 },
      { verb: 'distribute', n: 1 }
    ],
    use: 'auto'
  },
  // Once a turn a character that would die keeps 1 power, for 1 power of the sheet.
  barristan: { ...none, mark: 'ours', standing: { keepsOne: true } },

  // She and her supporters draw a card each.
  margaery: {
    mark: 'ours',
    moment: 'before-cards',
    when: [active, { some: 'own-supporters' }],
    does: [
      { verb: 'draw', who: 'self', n: 1 },
      { verb: 'draw', who: 'own-supporters', n: 1 }
    ],
    use: 'asked'
  },
  // A supporter's victory: for 1 power she takes a hostage of her own.
  olenna: {
    mark: 'ours',
    moment: 'resolution',
    when: [supporting, won, { sheet: 1 }, { some: 'their-side', having: 'card' }],
    does: [
      { verb: 'burn', n: 1 },
      { verb: 'takeHostage', from: 'their-side' }
    ],
    use: 'asked'
  },
  // 2 strength for each supporter.
  renly: {
    mark: 'ours',
    moment: 'reveal',
    when: [active, hostility, { some: 'own-supporters' }],
    does: [{ verb: 'add', side: 'own', amount: { perSupporter: 2 } }],
    use: 'asked'
  },
  // A supporter's victory brings the character 1 power.
  loras: {
    mark: 'ours',
    moment: 'resolution',
    when: [supporting, won],
    does: [{ verb: 'place', n: 1 }],
    use: 'auto'
  },
  // Refills the hand to 6.
  mace: { ...none, mark: 'ours', standing: { refillTo: 6 } }
};
