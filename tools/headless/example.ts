// `npm run -s example -- --seats 4 --seed S [--write]`: has Lords play one game and tells what it has to show; with `--write` it becomes
// the example game that the start page offers.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PERSONS } from '../../src/games/thrones/bots/persons';
import { PLAYER_COUNTS, SETUP } from '../../src/games/thrones/box/setup';
import type { House } from '../../src/games/thrones/box/houses';
import type { Answer } from '../../src/games/thrones/rules/asks';
import type { NewGame } from '../../src/games/thrones/rules/setUp';
import type { Contestant } from './match';
import { playMatch } from './match';

const FILE = 'src/games/thrones/screens/example/recorded.json';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'example' },
    write: { type: 'boolean', default: false }
  }
});
const players = PLAYER_COUNTS.find((count) => String(count) === values.seats) ?? 4;
const { houses } = SETUP[players];
const persons = Object.values(PERSONS);
const contestants: Partial<Record<House, Contestant>> = Object.fromEntries(
  houses.map((house, i) => [house, { plays: 'lord', weights: persons[i % persons.length]!.weights }])
);
const setUp: NewGame = { houses, seed: values.seed, options: { edition: 'revised', tides: false } };
const answers: (readonly [House, Answer])[] = [];
const shown = new Map<string, number>();
const end = playMatch(setUp, contestants, ({ house, given }, _, { happened }) => {
  answers.push([house, given]);
  for (const { what } of happened) shown.set(what, (shown.get(what) ?? 0) + 1);
});
if (values.write) writeFileSync(FILE, `${JSON.stringify({ setUp, answers })}\n`);
console.log(
  JSON.stringify({
    seed: values.seed,
    round: end.round,
    winner: end.winner,
    answers: answers.length,
    shown: Object.fromEntries(shown)
  })
);
