// What each character card does when it is played for its text, in our own words.

import type { Person } from '../../box/people';

export interface CardWords {
  readonly title: string;
  readonly text: string;
}

export const CARDS: Readonly<Record<Person, CardWords>> = {
  eddard: { title: "King's Justice", text: 'Another supporter, on either side, withdraws.' },
  robb: { title: 'Tactical Manoeuvre', text: 'Shuffle your discard pile into your deck and draw a card.' },
  catelyn: { title: 'Family', text: 'Move up to 3 power from your leader sheet to your characters.' },
  arya: {
    title: 'List of Names',
    text: "If your side lost, the opposing active player's character keeps only 1 power."
  },
  bran: {
    title: 'Dreams',
    text: 'Look at the top 3 cards of your deck. Keep 1 and put the others back in any order.'
  },

  tyrion: {
    title: 'Political Instinct',
    text: 'Choose an active player who showed a hostility. If that player holds a higher one, it must take its place.'
  },
  cersei: { title: 'Wildfire', text: 'An opposing supporter gives you a random card as a hostage or withdraws.' },
  tywin: { title: 'The Long Memory', text: 'If your side lost, take a hostage from a player on the winning side.' },
  joffrey: { title: 'The King Commands', text: 'Torture one of your hostages now.' },
  jaime: { title: 'Sword Hand', text: 'With two hostilities, add 4 to your side.' },

  stannis: { title: 'Alone If Need Be', text: 'With two hostilities and no supporter on your side, add 5 to it.' },
  melisandre: {
    title: 'Shadow',
    text: 'With two hostilities, your character loses 1 power and the other side loses 5 from its total.'
  },
  davos: { title: 'Smuggler', text: 'Take one of your cards that is held as a hostage back to your hand.' },
  selyse: { title: 'Purge', text: 'If your side lost, each player on the winning side discards a random card.' },
  shireen: {
    title: 'Mercy',
    text: 'If your side showed the truce in a betrayal, each player on it loses at most 1 power.'
  },

  daenerys: {
    title: 'Dracarys',
    text: 'With two hostilities, the character of each opposing supporter loses 1 power.'
  },
  viserys: { title: 'Rightful Heir', text: 'Take a hostage from a player who has spread more influence than you.' },
  drogo: { title: 'Spoils', text: 'If your side won, draw 3 cards.' },
  jorah: { title: 'Live to Serve', text: 'If you support, withdraw and draw a card.' },
  barristan: {
    title: 'Bold',
    text: "With two hostilities, add your character's power once more to your side, at most 5."
  },

  margaery: {
    title: 'Second Thoughts',
    text: "With two hostilities, your side's active player may play another hostility in place of the one on the table."
  },
  olenna: { title: 'Poison', text: "With two hostilities, the value of the other side's card is halved, rounded up." },
  renly: { title: 'Banners', text: 'With two hostilities, add 2 to your side for each of its supporters.' },
  loras: { title: 'Tourney Knight', text: 'With two hostilities, add 3 to your side, or 5 if you support.' },
  mace: { title: 'Granaries', text: 'Draw 3 cards, then discard 1.' }
};
