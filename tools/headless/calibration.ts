// `npm run -s calibration -- --seats 4 --games 60 [--seed S] [--plays knight]`: how true the chances of a review are. Over games of
// players made of code: of the moments that were given so many per cent, how many were won; and the Brier score beside that of equal
// shares and of castles alone.

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
    plays: { type: 'string', default: 'knight' }
  }
});

const players = PLAYER_COUNTS.find((count) => String(count) === values.seats) ?? 4;
const { houses } = SETUP[players];
const judged: Judged[] = [];
const rollouts = new Rollouts();
for (let index = 0; index < Number(values.games); index++) judged.push(...judgedIn(index));
const games = Number(values.games);
console.log(
  `${players} seats, ${games} games, ${judged.length} ends of rounds, ${Math.round(rollouts.simulated / games)} simulated answers a game`
);
console.log(report(judged, bestCastles(judged)));

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
