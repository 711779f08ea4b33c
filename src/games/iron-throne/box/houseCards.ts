// The House cards: 25 a House. Copies of a face are alike.

import { type House, HOUSES } from './houses';
import { isPerson, PEOPLE, type Person, PERSONS } from './people';

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20] as const;
export type Hostility = `hostility-${(typeof VALUES)[number]}`;
export type Face = 'truce' | Hostility | Person;

const TRUCES = 4;
const COPIES_OF_A_CHARACTER = 2;

const hostilities = VALUES.map((value): Hostility => `hostility-${value}`);

export const FACES: readonly Face[] = ['truce', ...hostilities, ...PERSONS];

export const facesOf = (house: House): readonly Face[] => ['truce', ...hostilities, ...PEOPLE[house]];

export const copiesOf = (face: Face): number =>
  face === 'truce' ? TRUCES : isPerson(face) ? COPIES_OF_A_CHARACTER : 1;

export const deckOf = (house: House): Face[] =>
  facesOf(house).flatMap((face) => Array.from({ length: copiesOf(face) }, () => face));

export const CARDS_OF_A_HOUSE = deckOf(HOUSES[0]).length;

const VALUE_OF = new Map<Face, number>(VALUES.map((value) => [`hostility-${value}`, value]));

/** A character put down counts as a hostility of 0; a truce has no value. */
export const valueOf = (face: Face): number => VALUE_OF.get(face) ?? 0;

export const isHostilityCard = (face: Face): face is Hostility => VALUE_OF.has(face);
