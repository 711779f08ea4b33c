// `npm run -s effort -- --games 100`: hand-overs of whole random games, beside the least that secrecy allows; the last line is JSON.

import { parseArgs } from 'node:util';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import { Chance, chanceFrom } from '../../src/engine/chance';
import { passingIn } from './passing';
import { startNumber } from '../../tools/headless/variety';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: 'effort' } }
});
const games = Number(values.games);
const sum = { handOvers: 0, least: 0, again: 0, rounds: 0 };
const bySize = new Map<number, { games: number; handOvers: number; rounds: number }>();
for (let index = 0; index < games; index++) {
  const start = startNumber(index, values.seed, null, false);
  const counted = passingIn(start, randomPlayer, new Chance(chanceFrom(`players of ${start.setUp.seed}`)));
  for (const key of ['handOvers', 'least', 'again', 'rounds'] as const) sum[key] += counted[key];
  const players = start.setUp.houses.length;
  const size = bySize.get(players) ?? { games: 0, handOvers: 0, rounds: 0 };
  size.games++;
  size.handOvers += counted.handOvers;
  size.rounds += counted.rounds;
  bySize.set(players, size);
}
for (const [players, { games, handOvers, rounds }] of [...bySize].sort(([a], [b]) => a - b))
  console.log(`${players} players: ${games} games, ${(handOvers / rounds).toFixed(1)} hand-overs a round`);
console.log(`${sum.again} curtains for whoever had the tablet already: it “stays with” them`);
console.log(JSON.stringify({ games, ...sum, handOversPerRound: Number((sum.handOvers / sum.rounds).toFixed(2)) }));
