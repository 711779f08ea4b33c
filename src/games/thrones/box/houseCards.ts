// The 42 house cards, seven a house, strongest first: the printed numbers. What a card does beyond them is rules.

import type { ByHouse, House } from './houses';
import { HOUSES } from './houses';
import { keysOf, tabulate } from './tabulate';

interface PrintedCard {
  readonly house: House;
  readonly name: string;
  readonly strength: number;
  readonly swords: number;
  /** Fortification icons. */
  readonly towers: number;
  /** Its text leaves something to be chosen. */
  readonly choice?: true;
}

const PRINTED = {
  'eddard-stark': { house: 'stark', name: 'Eddard Stark', strength: 4, swords: 2, towers: 0 },
  'robb-stark': { house: 'stark', name: 'Robb Stark', strength: 3, swords: 0, towers: 0, choice: true },
  'greatjon-umber': { house: 'stark', name: 'Greatjon Umber', strength: 2, swords: 1, towers: 0 },
  'roose-bolton': { house: 'stark', name: 'Roose Bolton', strength: 2, swords: 0, towers: 0 },
  'the-blackfish': { house: 'stark', name: 'The Blackfish', strength: 1, swords: 0, towers: 0 },
  'ser-rodrick-cassel': { house: 'stark', name: 'Ser Rodrick Cassel', strength: 1, swords: 0, towers: 2 },
  'catelyn-stark': { house: 'stark', name: 'Catelyn Stark', strength: 0, swords: 0, towers: 0 },

  'euron-crows-eye': { house: 'greyjoy', name: "Euron Crow's Eye", strength: 4, swords: 1, towers: 0 },
  'victarion-greyjoy': { house: 'greyjoy', name: 'Victarion Greyjoy', strength: 3, swords: 0, towers: 0 },
  'balon-greyjoy': { house: 'greyjoy', name: 'Balon Greyjoy', strength: 2, swords: 0, towers: 0 },
  'theon-greyjoy': { house: 'greyjoy', name: 'Theon Greyjoy', strength: 2, swords: 0, towers: 0 },
  'asha-greyjoy': { house: 'greyjoy', name: 'Asha Greyjoy', strength: 1, swords: 0, towers: 0 },
  'dagmar-cleftjaw': { house: 'greyjoy', name: 'Dagmar Cleftjaw', strength: 1, swords: 1, towers: 1 },
  'aeron-damphair': { house: 'greyjoy', name: 'Aeron Damphair', strength: 0, swords: 0, towers: 0, choice: true },

  'tywin-lannister': { house: 'lannister', name: 'Tywin Lannister', strength: 4, swords: 0, towers: 0 },
  'ser-gregor-clegane': { house: 'lannister', name: 'Ser Gregor Clegane', strength: 3, swords: 3, towers: 0 },
  'the-hound': { house: 'lannister', name: 'The Hound', strength: 2, swords: 0, towers: 2 },
  'ser-jaime-lannister': { house: 'lannister', name: 'Ser Jaime Lannister', strength: 2, swords: 1, towers: 0 },
  'tyrion-lannister': { house: 'lannister', name: 'Tyrion Lannister', strength: 1, swords: 0, towers: 0, choice: true },
  'ser-kevan-lannister': { house: 'lannister', name: 'Ser Kevan Lannister', strength: 1, swords: 0, towers: 0 },
  'cersei-lannister': { house: 'lannister', name: 'Cersei Lannister', strength: 0, swords: 0, towers: 0, choice: true },

  'stannis-baratheon': { house: 'baratheon', name: 'Stannis Baratheon', strength: 4, swords: 0, towers: 0 },
  'renly-baratheon': { house: 'baratheon', name: 'Renly Baratheon', strength: 3, swords: 0, towers: 0, choice: true },
  'ser-davos-seaworth': { house: 'baratheon', name: 'Ser Davos Seaworth', strength: 2, swords: 0, towers: 0 },
  'brienne-of-tarth': { house: 'baratheon', name: 'Brienne of Tarth', strength: 2, swords: 1, towers: 1 },
  'salladhor-saan': { house: 'baratheon', name: 'Salladhor Saan', strength: 1, swords: 0, towers: 0 },
  melisandre: { house: 'baratheon', name: 'Melisandre', strength: 1, swords: 1, towers: 0 },
  patchface: { house: 'baratheon', name: 'Patchface', strength: 0, swords: 0, towers: 0, choice: true },

  'mace-tyrell': { house: 'tyrell', name: 'Mace Tyrell', strength: 4, swords: 0, towers: 0, choice: true },
  'ser-loras-tyrell': { house: 'tyrell', name: 'Ser Loras Tyrell', strength: 3, swords: 0, towers: 0 },
  'ser-garlan-tyrell': { house: 'tyrell', name: 'Ser Garlan Tyrell', strength: 2, swords: 2, towers: 0 },
  'randyll-tarly': { house: 'tyrell', name: 'Randyll Tarly', strength: 2, swords: 1, towers: 0 },
  'margaery-tyrell': { house: 'tyrell', name: 'Margaery Tyrell', strength: 1, swords: 0, towers: 1 },
  'alester-florent': { house: 'tyrell', name: 'Alester Florent', strength: 1, swords: 0, towers: 1 },
  'queen-of-thorns': { house: 'tyrell', name: 'Queen of Thorns', strength: 0, swords: 0, towers: 0, choice: true },

  'the-red-viper': { house: 'martell', name: 'The Red Viper', strength: 4, swords: 2, towers: 1 },
  'areo-hotah': { house: 'martell', name: 'Areo Hotah', strength: 3, swords: 0, towers: 1 },
  'obara-sand': { house: 'martell', name: 'Obara Sand', strength: 2, swords: 1, towers: 0 },
  darkstar: { house: 'martell', name: 'Darkstar', strength: 2, swords: 1, towers: 0 },
  'arianne-martell': { house: 'martell', name: 'Arianne Martell', strength: 1, swords: 0, towers: 0 },
  'nymeria-sand': { house: 'martell', name: 'Nymeria Sand', strength: 1, swords: 0, towers: 0 },
  'doran-martell': { house: 'martell', name: 'Doran Martell', strength: 0, swords: 0, towers: 0, choice: true }
} as const satisfies Readonly<Record<string, PrintedCard>>;

export type HouseCardId = keyof typeof PRINTED;

export interface HouseCard extends PrintedCard {
  readonly id: HouseCardId;
}

export const HOUSE_CARD_IDS: readonly HouseCardId[] = keysOf(PRINTED);

export const HOUSE_CARDS: Readonly<Record<HouseCardId, HouseCard>> = tabulate(HOUSE_CARD_IDS, (id) => ({
  id,
  ...PRINTED[id]
}));

/** The cards that ask. */
export type ChoiceCardId = {
  [C in HouseCardId]: (typeof PRINTED)[C] extends { readonly choice: true } ? C : never;
}[HouseCardId];

const isChoice = (id: HouseCardId): id is ChoiceCardId => 'choice' in PRINTED[id];

export const CHOICE_CARD_IDS: readonly ChoiceCardId[] = HOUSE_CARD_IDS.filter(isChoice);

export const isHouseCard = (name: string | undefined): name is HouseCardId => name !== undefined && name in PRINTED;

/** The seven cards of each house, strongest first. */
export const CARDS_OF: ByHouse<readonly HouseCardId[]> = tabulate(HOUSES, (house) =>
  HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].house === house)
);
