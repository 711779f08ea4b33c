// What each house card does.

import type { HouseCardId } from '../../../box/houseCards';

const NO_TEXT = 'No text: strength and icons do the work.';

export const HOUSE: Readonly<Record<HouseCardId, string>> = {
  'eddard-stark': NO_TEXT,
  'robb-stark': 'If Stark wins, it may name where the beaten retreat.',
  'greatjon-umber': NO_TEXT,
  'roose-bolton': 'If Stark loses, all its used cards return to its hand, this one too.',
  'the-blackfish': 'Stark loses no units as casualties in this battle.',
  'ser-rodrick-cassel': NO_TEXT,
  'catelyn-stark': 'A Stark Defense order in the area attacked counts double.',

  'euron-crows-eye': NO_TEXT,
  'victarion-greyjoy': 'When Greyjoy attacks, its ships count 2 each, supporting ones too.',
  'balon-greyjoy': 'The strength printed on the enemy card counts 0.',
  'theon-greyjoy': 'Defending a castle or stronghold: 1 more strength and a sword.',
  'asha-greyjoy': 'While nobody supports Greyjoy: 2 swords and a tower.',
  'dagmar-cleftjaw': NO_TEXT,
  'aeron-damphair': 'Greyjoy may at once pay 2 power and play another card instead.',

  'tywin-lannister': 'If Lannister wins, it gains 2 power.',
  'ser-gregor-clegane': NO_TEXT,
  'the-hound': NO_TEXT,
  'ser-jaime-lannister': NO_TEXT,
  'tyrion-lannister': 'Lannister may first send the enemy card back; another one is played.',
  'ser-kevan-lannister': 'When Lannister attacks, its footmen count 2 each, supporting ones too.',
  'cersei-lannister': 'If Lannister wins, it may remove one order of the beaten house, anywhere.',

  'stannis-baratheon': '1 more strength while the enemy stands higher on the Iron Throne track.',
  'renly-baratheon': 'If Baratheon wins, one of its footmen that took part may become a knight.',
  'ser-davos-seaworth': '1 more strength and a sword while Stannis lies in the discard pile.',
  'brienne-of-tarth': NO_TEXT,
  'salladhor-saan': 'While Baratheon is supported, the ships of all others count 0.',
  melisandre: NO_TEXT,
  patchface: 'After the battle Baratheon may look at the enemy hand and discard one card of it.',

  'mace-tyrell': 'At once an enemy footman in this battle is destroyed.',
  'ser-loras-tyrell': 'If Tyrell attacks and wins, its March order moves along and may be used again.',
  'ser-garlan-tyrell': NO_TEXT,
  'randyll-tarly': NO_TEXT,
  'margaery-tyrell': NO_TEXT,
  'alester-florent': NO_TEXT,
  'queen-of-thorns': 'At once an enemy order next to the battle is removed, but not the March that began it.',

  'the-red-viper': NO_TEXT,
  'areo-hotah': NO_TEXT,
  'obara-sand': NO_TEXT,
  darkstar: NO_TEXT,
  'arianne-martell': 'If Martell defends and loses, the victors do not move in but go back.',
  'nymeria-sand': 'A sword when Martell attacks, a tower when it defends.',
  'doran-martell': 'At once the enemy drops to the end of a track that Martell names.'
};
