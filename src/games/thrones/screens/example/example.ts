// The example game: answers that `npm run example` has recorded.

import type { Example } from '#shell/exampleGame';
import { startOf } from '#shell/saves/document';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer, NewGame } from '#thrones/rules';
import type { House } from '#thrones/box';
import { notes } from './notes';
import recorded from './recorded.json';

const NAMES: Readonly<Record<House, string>> = {
  baratheon: 'Mira',
  lannister: 'Jonas',
  stark: 'Edda',
  greyjoy: 'Pim',
  tyrell: 'Rosa',
  martell: 'Tarek'
};

/** TypeScript only sees texts and numbers in a JSON file; the rules judge every answer again. */
const { setUp, answers } = recorded as unknown as {
  readonly setUp: NewGame;
  readonly answers: readonly (readonly [House, Answer])[];
};

export const example: Example<Thrones> = {
  rules: thrones,
  seats: setUp.houses.map((house) => ({ house, name: NAMES[house] })),
  start: startOf<Thrones>(setUp),
  answers: answers.map(([house, answer]) => ({ house, answer })),
  notes
};
