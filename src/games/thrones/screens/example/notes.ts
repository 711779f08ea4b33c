// Notes on answers of the example game. tests/thrones/screens/exampleNotes.test.ts compares them with the recording.

import { text } from 'text:thrones/example';
import type { Note } from '#shell/exampleGame';
import type { AreaId } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';

interface OnTheBoard extends Note<Thrones> {
  readonly place: AreaId;
}

export const notes: readonly OnTheBoard[] = [
  { at: 12, house: 'stark', about: 'march', place: 'moat-cailin', says: () => text('note-split') },
  { at: 18, house: 'martell', about: 'march', place: 'salt-shore', says: () => text('note-token') },
  { at: 27, house: 'baratheon', about: 'wildling-tie', place: 'dragonstone', says: () => text('note-throne') },
  { at: 37, house: 'martell', about: 'raid', place: 'kingswood', says: () => text('note-raid') },
  { at: 97, house: 'stark', about: 'house-card', place: 'flints-finger', says: () => text('note-blackfish') },
  { at: 139, house: 'lannister', about: 'house-card', place: 'searoad-marches', says: () => text('note-tie') },
  { at: 182, house: 'baratheon', about: 'reconciling', place: 'harrenhal', says: () => text('note-supply') },
  { at: 236, house: 'lannister', about: 'tyrion-lannister', place: 'riverrun', says: () => text('note-tyrion') },
  { at: 305, house: 'lannister', about: 'cersei-lannister', place: 'pyke', says: () => text('note-cersei') },
  {
    at: 349,
    house: 'baratheon',
    about: 'valyrian-steel-blade',
    place: 'the-narrow-sea',
    says: () => text('note-blade')
  },
  { at: 425, house: 'baratheon', about: 'march', place: 'the-eyrie', says: () => text('note-ships') },
  { at: 523, house: 'baratheon', about: 'march', place: 'the-reach', says: () => text('note-seventh') }
];
