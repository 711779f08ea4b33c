// Names inside an English sentence: Houses, people, cards, and their plurals.

import type { Face } from '../../box/houseCards';
import { isHostilityCard, valueOf } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import { isPerson } from '../../box/people';
import type { Side } from '../../rules/terms';
import { several } from '../../../../ui/words/english';

export { capital } from '../../../../ui/words/english';

export const HOUSE_NAMES: Readonly<Record<House, string>> = {
  baratheon: 'Baratheon',
  lannister: 'Lannister',
  stark: 'Stark',
  targaryen: 'Targaryen',
  tyrell: 'Tyrell'
};

export const PERSON_NAMES: Readonly<Record<Person, string>> = {
  stannis: 'Stannis',
  melisandre: 'Melisandre',
  davos: 'Davos',
  selyse: 'Selyse',
  shireen: 'Shireen',
  cersei: 'Cersei',
  tyrion: 'Tyrion',
  tywin: 'Tywin',
  joffrey: 'Joffrey',
  jaime: 'Jaime',
  eddard: 'Eddard',
  robb: 'Robb',
  catelyn: 'Catelyn',
  arya: 'Arya',
  bran: 'Bran',
  daenerys: 'Daenerys',
  viserys: 'Viserys',
  drogo: 'Drogo',
  jorah: 'Jorah',
  barristan: 'Barristan',
  margaery: 'Margaery',
  olenna: 'Olenna',
  renly: 'Renly',
  loras: 'Loras',
  mace: 'Mace'
};

export const house = (one: House): string => HOUSE_NAMES[one];
export const person = (one: Person): string => PERSON_NAMES[one];

export const owner = (name: string): string => `${name}'s`;

export const cards = (count: number): string => several(count, 'card', 'cards');
export const hostages = (count: number): string => several(count, 'hostage', 'hostages');
export const power = (count: number): string => `${count} power`;

export const side = (one: Side): string => (one === 'challenger' ? "the challenger's side" : "the defender's side");

/** "a hostility of 8", "a truce", "an Eddard card". */
export function card(face: Face): string {
  if (isHostilityCard(face)) return `a hostility of ${valueOf(face)}`;
  if (!isPerson(face)) return 'a truce';
  return `${/^[AEIO]/.test(PERSON_NAMES[face]) ? 'an' : 'a'} ${PERSON_NAMES[face]} card`;
}

/** As a heading or on a button: "Hostility 8", "Truce", "Eddard". */
export function faceName(face: Face): string {
  if (isHostilityCard(face)) return `Hostility ${valueOf(face)}`;
  return isPerson(face) ? PERSON_NAMES[face] : 'Truce';
}
