// `npm run -s calibration -- --seats 4 --games 60 [--seed S] [--plays knight] [--kept file]`: how true the chances of a review are. Over
// games of players made of code: of the moments that were given so many per cent, how many were won; and the Brier score beside that of
// equal shares and of castles alone. What is kept in the file, a game a line, is not played again.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Rollouts } from '#thrones/bots/rollout';
import type { House } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { THOROUGH } from '#thrones/review/review';
import { chancesAt } from '#thrones/review/chances';
import { eveningOf, type Given } from '#thrones/review/evening';
import { castleCounts } from '#thrones/rules/control';
import { roundLimit } from '#thrones/rules/houseRules';
import type { NewGame } from '#thrones/rules';
import { bestCastles, type Judged, report } from './calibrating';
import { type Contestant, playMatch } from './match';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'calibration' },
    plays: { type: 'string', default: 'knight' },
    kept: { type: 'string' }
  }
});

const players = PLAYER_COUNTS.find((count) => String(count) === values.seats) ?? 4;
const { houses } = SETUP[players];
const { kept } = values;
const rollouts = new Rollouts();
const earlier = kept !== undefined && existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
const all = earlier.map((line) => gameIn(line));
for (let index = all.length; index < Number(values.games); index++) {
  const before = rollouts.simulated;
  const judged = judgedIn(index);
  const one: Kept = { judged, simulated: rollouts.simulated - before };
  all.push(one);
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(one)}\n`);
}
const judged = all.flatMap((one) => one.judged);
const simulated = all.reduce((sum, one) => sum + one.simulated, 0) / all.length;
console.log(
  `${players} seats, ${all.length} games, ${judged.length} ends of rounds, ${Math.round(simulated)} simulated answers a game`
);
console.log(report(judged, bestCastles(judged)));

interface Kept {
  readonly judged: readonly Judged[];
  readonly simulated: number;
}

function gameIn(line: string): Kept {
  const game: unknown = JSON.parse(line);
  if (!isKept(game)) throw new Error(`${kept} holds a line that is no game`);
  return game;
}

function isKept(game: unknown): game is Kept {
  return typeof game === 'object' && game !== null && 'judged' in game && 'simulated' in game;
}

/** The beginning and every end of a round of one game but the last, where all is known. */
function judgedIn(index: number): Judged[] {
  const seed = `${values.seed}-${players}-${index}`;
  const setUp: NewGame = { houses, seed, options: { edition: 'revised', tides: false } };
  const contestants: Partial<Record<House, Contestant>> = {};
  for (const house of houses) contestants[house] = { plays: values.plays };
  const answers: Given[] = [];
  const end = playMatch(setUp, contestants, ({ house, given }) => answers.push({ house, answer: given }));
  const winner = end.winner!.house;
  return eveningOf(newGame(setUp), answers)
    .ends.filter(({ position }) => position.winner === null)
    .map((moment) => {
      const { position, answered } = moment;
      const counts = castleCounts(position);
      const chances = chancesAt(moment, rollouts, THOROUGH.curve);
      const late = (answered === 0 ? 0 : position.round) / roundLimit(position);
      const all = houses.map((house) => ({
        chance: chances[house]!.mean,
        castles: counts.get(house) ?? 0,
        won: house === winner
      }));
      return { game: index, late, houses: all };
    });
}
