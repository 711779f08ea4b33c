// The five people of each House: one becomes the leader, the other four are the characters.

import { type House, HOUSES } from './houses';

export const PEOPLE = {
  baratheon: ['stannis', 'melisandre', 'davos', 'selyse', 'shireen'],
  lannister: ['cersei', 'tyrion', 'tywin', 'joffrey', 'jaime'],
  stark: ['eddard', 'robb', 'catelyn', 'arya', 'bran'],
  targaryen: ['daenerys', 'viserys', 'drogo', 'jorah', 'barristan'],
  tyrell: ['margaery', 'olenna', 'renly', 'loras', 'mace']
} as const satisfies Readonly<Record<House, readonly string[]>>;

export type Person = (typeof PEOPLE)[House][number];

export const PERSONS: readonly Person[] = HOUSES.flatMap((house): readonly Person[] => PEOPLE[house]);

const HOUSE_OF = new Map<Person, House>(
  HOUSES.flatMap((house) => PEOPLE[house].map((person): [Person, House] => [person, house]))
);

export const houseOf = (person: Person): House => HOUSE_OF.get(person)!;

export const isPerson = (face: string): face is Person => HOUSE_OF.has(face as Person);
