// What each leader does, in our own words, said to the player who leads with it.

import type { Person } from '../../box/people';

export interface LeaderWords {
  readonly title: string;
  /** When it counts, in a few words. */
  readonly when: string;
  readonly text: string;
}

const ACTIVE = 'while you challenge or defend';

export const LEADERS: Readonly<Record<Person, LeaderWords>> = {
  eddard: {
    title: 'Honourable',
    when: `After the reveal, ${ACTIVE}`,
    text: 'When the cards show a betrayal, you may settle the encounter as a truce instead, even if the betrayal was your own.'
  },
  robb: {
    title: 'Warlord',
    when: 'Before your turn',
    text: 'You may discard exactly 3 cards from your hand and draw 2.'
  },
  catelyn: {
    title: 'Mother',
    when: 'Before your turn',
    text: 'You may move up to 2 power from this sheet to your characters.'
  },
  arya: {
    title: 'Vengeful',
    when: 'After the resolution, if your side lost',
    text: 'You may make the participating character of each opposing supporter lose 2 power.'
  },
  bran: {
    title: 'Greensight',
    when: `Before the House cards, ${ACTIVE}`,
    text: 'You may put 1 power from this sheet back in the box. Then your opponent plays first, face up.'
  },

  cersei: {
    title: 'Manipulation',
    when: `Before each offer of support, ${ACTIVE}`,
    text: 'If you have influence on the board of the player whose turn it is to offer, you may name one of their living characters, who must support you.'
  },
  tyrion: {
    title: 'Silver Tongue',
    when: `After the reveal, ${ACTIVE}`,
    text: 'When you show a truce, you draw 2 cards. If the truce then fails, you lose no power by it.'
  },
  tywin: {
    title: 'Debts Are Paid',
    when: `After the reveal, ${ACTIVE}`,
    text: 'When both cards are hostilities, you may put 1 power from this sheet back in the box and add 4 to the total of your side.'
  },
  joffrey: {
    title: 'Cruel',
    when: 'Whenever you torture',
    text: 'You draw a card. If the hostage is a hostility or a truce, its victim loses 2 power to this sheet instead of 1.'
  },
  jaime: {
    title: 'Kingslayer',
    when: 'After the resolution, if your side won by hostility',
    text: 'You may make the participating character of the opposing active player lose 1 more power.'
  },

  stannis: {
    title: 'Unbending',
    when: `After the reveal, ${ACTIVE}`,
    text: 'When both cards are hostilities, you may add 1 to the total of your side, which then also wins equal totals.'
  },
  melisandre: {
    title: 'Eyes in the Flames',
    when: `Before the House cards, ${ACTIVE}`,
    text: "You may look at 2 random cards from your opponent's hand."
  },
  davos: {
    title: 'Steadfast',
    when: 'Whenever you take a penalty',
    text: 'Your character loses at most 1 power, and you draw a card.'
  },
  selyse: {
    title: 'Zeal',
    when: 'After the resolution, if your side lost',
    text: 'You draw 2 cards.'
  },
  shireen: {
    title: 'Kind Heart',
    when: 'Before your turn',
    text: 'You may choose another player. You both draw a card, and you may move 1 power from this sheet to one of your characters.'
  },

  daenerys: {
    title: 'Fire',
    when: `After the reveal, ${ACTIVE}`,
    text: 'When both cards are hostilities, you may discard a hostility of 8 or less and add half its value, rounded up, to the total of your side.'
  },
  viserys: {
    title: 'Beggar King',
    when: 'After the resolution of your own turn, if you spread no influence in it',
    text: 'You draw 2 cards and may move 1 power from this sheet to one of your characters.'
  },
  drogo: {
    title: 'Plunder',
    when: 'After the resolution, if you won as challenger or defender',
    text: 'You draw a card for each player on the losing side and may move 1 power from this sheet to one of your characters.'
  },
  jorah: {
    title: 'Sworn Sword',
    when: 'After the resolution, if you supported',
    text: 'You draw 2 cards, and may also move 1 power from this sheet to one of your characters.'
  },
  barristan: {
    title: 'Shield',
    when: 'Once a turn, when one of your characters would die',
    text: 'The character keeps 1 power, and 1 power from this sheet goes back in the box. With nothing on the sheet this does not help.'
  },

  margaery: {
    title: 'Beloved',
    when: `Before the House cards, ${ACTIVE} with supporters`,
    text: 'You and each of your supporters may draw a card.'
  },
  olenna: {
    title: 'Thorns',
    when: 'After the resolution, if you supported the winning side',
    text: 'You may put 1 power from this sheet back in the box and take a hostage from a player on the losing side.'
  },
  renly: {
    title: 'Gallant Host',
    when: `After the reveal, ${ACTIVE} with supporters`,
    text: 'When both cards are hostilities, you may add 2 to the total of your side for each of your supporters.'
  },
  loras: {
    title: 'Champion',
    when: 'After the resolution, if you supported the winning side',
    text: 'You move 1 power from this sheet to your participating character.'
  },
  mace: {
    title: 'Plenty',
    when: 'At the end of every turn',
    text: 'You draw up to 6 cards instead of 5.'
  }
};
