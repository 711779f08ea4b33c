// The example game: answers that `npm run example -- --game iron-throne` has recorded.

import type { Example } from '#shell/exampleGame';
import { startOf } from '#shell/saves/document';
import type { House } from '#iron/box';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Answer, NewGame } from '#iron/rules';
import { notes } from './notes';
import recorded from './recorded.json';

const NAMES: Readonly<Record<House, string>> = {
  baratheon: 'Mira',
  lannister: 'Jonas',
  stark: 'Edda',
  targaryen: 'Pim',
  tyrell: 'Rosa'
};

/** The compiler knows no more of a JSON file than its texts and numbers; the rules judge every answer again. */
const { setUp, answers } = recorded as unknown as {
  readonly setUp: NewGame;
  readonly answers: readonly (readonly [House, Answer])[];
};

export const example: Example<IronThrone> = {
  rules: ironThrone,
  seats: setUp.houses.map((house) => ({ house, name: NAMES[house] })),
  start: startOf<IronThrone>(setUp),
  answers: answers.map(([house, answer]) => ({ house, answer })),
  notes
};
