// What each house card does.

import type { HouseCardId } from '../../../box/houseCards';

/** Null for a card that has nothing but its figures. */
export const HOUSE: Readonly<Record<HouseCardId, string | null>> = {
  'eddard-stark': null,
  'robb-stark': 'If Stark wins, it may choose where the defeated units retreat.',
  'greatjon-umber': null,
  'roose-bolton': 'If Stark loses, its whole discard pile returns to its hand, this card too.',
  'the-blackfish': 'Stark loses no units as casualties in this battle.',
  'ser-rodrick-cassel': null,
  'catelyn-stark': 'A Stark Defense order in the embattled area counts double.',

  'euron-crows-eye': null,
  'victarion-greyjoy': 'When Greyjoy attacks, its ships count 2 each, supporting ones too.',
  'balon-greyjoy': 'The printed strength of the enemy card counts as 0.',
  'theon-greyjoy': 'Defending a castle or stronghold: +1 strength and a sword.',
  'asha-greyjoy': 'While nobody supports Greyjoy: 2 swords and a fortification.',
  'dagmar-cleftjaw': null,
  'aeron-damphair': 'Greyjoy may immediately pay 2 power and play another card instead.',

  'tywin-lannister': 'If Lannister wins, it gains 2 power.',
  'ser-gregor-clegane': null,
  'the-hound': null,
  'ser-jaime-lannister': null,
  'tyrion-lannister': 'Lannister may first return the enemy card to hand; another is played.',
  'ser-kevan-lannister': 'When Lannister attacks, its footmen count 2 each, supporting ones too.',
  'cersei-lannister': 'If Lannister wins, it may remove one order of the defeated house, anywhere.',

  'stannis-baratheon': '+1 strength while the enemy is higher on the Iron Throne track.',
  'renly-baratheon': 'If Baratheon wins, it may upgrade one participating footman to a knight.',
  'ser-davos-seaworth': '+1 strength and a sword while Stannis is in the discard pile.',
  'brienne-of-tarth': null,
  'salladhor-saan': 'While Baratheon is supported, all other houses’ ships count as 0.',
  melisandre: null,
  patchface: 'After the battle, Baratheon may look at the enemy hand and discard one card from it.',

  'mace-tyrell': 'Immediately destroy one enemy footman in this battle.',
  'ser-loras-tyrell': 'If Tyrell attacks and wins, its March order moves along and may be used again.',
  'ser-garlan-tyrell': null,
  'randyll-tarly': null,
  'margaery-tyrell': null,
  'alester-florent': null,
  'queen-of-thorns': 'Immediately remove an adjacent enemy order, but not the March that started this battle.',

  'the-red-viper': null,
  'areo-hotah': null,
  'obara-sand': null,
  darkstar: null,
  'arianne-martell': 'If Martell defends and loses, the attackers do not move in but go back.',
  'nymeria-sand': 'A sword when Martell attacks, a fortification when it defends.',
  'doran-martell': 'Immediately drop the enemy to last on a track of Martell’s choice.'
};
