// Notes on answers of the example game. Held to the recording by tests/iron-throne/exampleNotes.test.ts.

import { text } from 'text:iron-throne/example';
import type { IronThrone } from '#iron/flow/game';
import type { Note } from '#shell/exampleGame';

export const notes: readonly Note<IronThrone>[] = [
  { at: 10, house: 'baratheon', about: 'accepting-support', says: () => text('note-alone') },
  { at: 18, house: 'baratheon', about: 'hostages', says: () => text('note-hostage') },
  { at: 29, house: 'targaryen', about: 'house-card', says: () => text('note-betrayal') },
  { at: 48, house: 'baratheon', about: 'deal-signing', says: () => text('note-deal') },
  { at: 71, house: 'targaryen', about: 'hostages', says: () => text('note-leader') },
  { at: 81, house: 'baratheon', about: 'house-card', says: () => text('note-peek') },
  { at: 119, house: 'targaryen', about: 'effect-yield', says: () => text('note-yield') },
  { at: 140, house: 'stark', about: 'house-card', says: () => text('note-refused') },
  { at: 212, house: 'lannister', about: 'effect-compel', says: () => text('note-compel') },
  { at: 237, house: 'baratheon', about: 'house-card', says: () => text('note-last') }
];
