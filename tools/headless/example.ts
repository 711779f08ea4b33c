// `npm run -s example -- [--game iron-throne] --seats 4 --seed S [--write]`: has code play one game, Lords that of the first game, and
// tells what it has to show; with `--write` it becomes the example game that the start page offers.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PERSONS } from '#thrones/bots/persons';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { HOUSES } from '#iron/box/houses';
import { type Contestant, playMatch } from './match';
import { playMatch as playIronMatch } from './iron/match';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'thrones' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'example' },
    write: { type: 'boolean', default: false }
  }
});
const { seats, seed } = values;
const answers: (readonly [house: string, answer: unknown])[] = [];

function thrones(): { setUp: object; told: object } {
  const players = PLAYER_COUNTS.find((count) => String(count) === seats) ?? 4;
  const { houses } = SETUP[players];
  const persons = Object.values(PERSONS);
  const contestants = Object.fromEntries(
    houses.map((house, i): [string, Contestant] => [
      house,
      { plays: 'lord', weights: persons[i % persons.length]!.weights }
    ])
  );
  const setUp = { houses, seed, options: { edition: 'revised', tides: false } } as const;
  const shown = new Map<string, number>();
  const { round, winner } = playMatch(setUp, contestants, ({ house, given }, _, { happened }) => {
    answers.push([house, given]);
    for (const { what } of happened) shown.set(what, (shown.get(what) ?? 0) + 1);
  });
  return { setUp, told: { round, winner, shown: Object.fromEntries(shown) } };
}

function ironThrone(): { setUp: object; told: object } {
  const setUp = { houses: HOUSES.slice(0, Number(seats)), seed };
  return { setUp, told: playIronMatch(setUp, (house, given) => answers.push([house, given])) };
}

const { setUp, told } = values.game === 'iron-throne' ? ironThrone() : thrones();
if (values.write)
  writeFileSync(`src/games/${values.game}/screens/example/recorded.json`, `${JSON.stringify({ setUp, answers })}\n`);
console.log(JSON.stringify({ seed, answers: answers.length, bytes: JSON.stringify(answers).length, ...told }));
