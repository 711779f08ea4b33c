// The 42 house cards, seven a house, strongest first: the printed numbers. What a card does beyond them is rules.

import type { Choice } from './choices';
import { type ByHouse, type House, HOUSES } from './houses';
import { keysOf, lookup, tabulate } from './tabulate';

interface PrintedCard {
  readonly house: House;
  readonly strength: number;
  readonly swords: number;
  /** Fortification icons. */
  readonly towers: number;
  /** The choice that its text leaves. */
  readonly choice?: Choice;
}

const PRINTED = {
  'eddard-stark': { house: 'stark', strength: 4, swords: 2, towers: 0 },
  'robb-stark': {
    house: 'stark',
    strength: 3,
    swords: 0,
    towers: 0,
    choice: { kind: 'area', purpose: 'refuge', declines: true }
  },
  'greatjon-umber': { house: 'stark', strength: 2, swords: 1, towers: 0 },
  'roose-bolton': { house: 'stark', strength: 2, swords: 0, towers: 0 },
  'the-blackfish': { house: 'stark', strength: 1, swords: 0, towers: 0 },
  'ser-rodrick-cassel': { house: 'stark', strength: 1, swords: 0, towers: 2 },
  'catelyn-stark': { house: 'stark', strength: 0, swords: 0, towers: 0 },

  'euron-crows-eye': { house: 'greyjoy', strength: 4, swords: 1, towers: 0 },
  'victarion-greyjoy': { house: 'greyjoy', strength: 3, swords: 0, towers: 0 },
  'balon-greyjoy': { house: 'greyjoy', strength: 2, swords: 0, towers: 0 },
  'theon-greyjoy': { house: 'greyjoy', strength: 2, swords: 0, towers: 0 },
  'asha-greyjoy': { house: 'greyjoy', strength: 1, swords: 0, towers: 0 },
  'dagmar-cleftjaw': { house: 'greyjoy', strength: 1, swords: 1, towers: 1 },
  'aeron-damphair': {
    house: 'greyjoy',
    strength: 0,
    swords: 0,
    towers: 0,
    choice: { kind: 'card', use: 'replacing', of: 'own', declines: true }
  },

  'tywin-lannister': { house: 'lannister', strength: 4, swords: 0, towers: 0 },
  'ser-gregor-clegane': { house: 'lannister', strength: 3, swords: 3, towers: 0 },
  'the-hound': { house: 'lannister', strength: 2, swords: 0, towers: 2 },
  'ser-jaime-lannister': { house: 'lannister', strength: 2, swords: 1, towers: 0 },
  'tyrion-lannister': {
    house: 'lannister',
    strength: 1,
    swords: 0,
    towers: 0,
    choice: { kind: 'option', declines: 'decline' }
  },
  'ser-kevan-lannister': { house: 'lannister', strength: 1, swords: 0, towers: 0 },
  'cersei-lannister': {
    house: 'lannister',
    strength: 0,
    swords: 0,
    towers: 0,
    choice: { kind: 'area', purpose: 'order', declines: true }
  },

  'stannis-baratheon': { house: 'baratheon', strength: 4, swords: 0, towers: 0 },
  'renly-baratheon': {
    house: 'baratheon',
    strength: 3,
    swords: 0,
    towers: 0,
    choice: { kind: 'units', fate: 'knight', of: 'own' }
  },
  'ser-davos-seaworth': { house: 'baratheon', strength: 2, swords: 0, towers: 0 },
  'brienne-of-tarth': { house: 'baratheon', strength: 2, swords: 1, towers: 1 },
  'salladhor-saan': { house: 'baratheon', strength: 1, swords: 0, towers: 0 },
  melisandre: { house: 'baratheon', strength: 1, swords: 1, towers: 0 },
  patchface: {
    house: 'baratheon',
    strength: 0,
    swords: 0,
    towers: 0,
    choice: { kind: 'card', use: 'discarded', of: 'enemy', declines: true }
  },

  'mace-tyrell': {
    house: 'tyrell',
    strength: 4,
    swords: 0,
    towers: 0,
    choice: { kind: 'units', fate: 'destroyed', of: 'enemy' }
  },
  'ser-loras-tyrell': { house: 'tyrell', strength: 3, swords: 0, towers: 0 },
  'ser-garlan-tyrell': { house: 'tyrell', strength: 2, swords: 2, towers: 0 },
  'randyll-tarly': { house: 'tyrell', strength: 2, swords: 1, towers: 0 },
  'margaery-tyrell': { house: 'tyrell', strength: 1, swords: 0, towers: 1 },
  'alester-florent': { house: 'tyrell', strength: 1, swords: 0, towers: 1 },
  'queen-of-thorns': {
    house: 'tyrell',
    strength: 0,
    swords: 0,
    towers: 0,
    choice: { kind: 'area', purpose: 'order', weighs: true }
  },

  'the-red-viper': { house: 'martell', strength: 4, swords: 2, towers: 1 },
  'areo-hotah': { house: 'martell', strength: 3, swords: 0, towers: 1 },
  'obara-sand': { house: 'martell', strength: 2, swords: 1, towers: 0 },
  darkstar: { house: 'martell', strength: 2, swords: 1, towers: 0 },
  'arianne-martell': { house: 'martell', strength: 1, swords: 0, towers: 0 },
  'nymeria-sand': { house: 'martell', strength: 1, swords: 0, towers: 0 },
  'doran-martell': { house: 'martell', strength: 0, swords: 0, towers: 0, choice: { kind: 'option' } }
} as const satisfies Readonly<Record<string, PrintedCard>>;

export type HouseCardId = keyof typeof PRINTED;

export interface HouseCard extends PrintedCard {
  readonly id: HouseCardId;
}

export const HOUSE_CARD_IDS: readonly HouseCardId[] = keysOf(PRINTED);

export const HOUSE_CARDS: Readonly<Record<HouseCardId, HouseCard>> = lookup(HOUSE_CARD_IDS, (id) => ({
  id,
  ...PRINTED[id]
}));

/** The cards that ask. */
export type ChoiceCardId = {
  [C in HouseCardId]: (typeof PRINTED)[C] extends { readonly choice: Choice } ? C : never;
}[HouseCardId];

/** The choice that the text of each leaves. */
export type CardChoices = { readonly [C in ChoiceCardId]: (typeof PRINTED)[C]['choice'] };

export const choiceOf = (id: ChoiceCardId): Choice => PRINTED[id].choice;

const isChoice = (id: HouseCardId): id is ChoiceCardId => 'choice' in PRINTED[id];

export const CHOICE_CARD_IDS: readonly ChoiceCardId[] = HOUSE_CARD_IDS.filter(isChoice);

export const isHouseCard = (name: string | undefined): name is HouseCardId => name !== undefined && name in PRINTED;

/** The seven cards of each house, strongest first. */
export const CARDS_OF: ByHouse<readonly HouseCardId[]> = tabulate(HOUSES, (house) =>
  HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].house === house)
);
