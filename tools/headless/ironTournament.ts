// `npm run -s tournament:iron -- --players 4 --games 120 [--seed S]`: one player that thinks ahead among greedy ones, each place equally
// often. A line of JSON a game on stdout, wins on stderr; shared victories divided.

import { parseArgs } from 'node:util';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { playMatch } from './iron/match';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'tournament' }
  }
});

const [players, games] = [Number(values.players), Number(values.games)];
const shares: number[] = [];
for (let index = 0; index < games; index++) {
  const seed = `${values.seed}-${index}`;
  const houses = new Chance(chanceFrom(seed)).shuffle(HOUSES).slice(0, players);
  const schemer = houses[index % players]!;
  const began = performance.now();
  const { winners, turns, answers } = playMatch({ houses, seed }, undefined, [schemer]);
  const share = winners.includes(schemer) ? 1 / winners.length : 0;
  shares.push(share);
  console.log(JSON.stringify({ seed, schemer, winners, turns, answers, ms: Math.round(performance.now() - began) }));
}

const mean = shares.reduce((all, one) => all + one, 0) / games;
const spread = shares.reduce((all, one) => all + (one - mean) ** 2, 0) / games;
const percent = (share: number): string => (100 * share).toFixed(1);
console.error(
  `${percent(mean)} ± ${percent(Math.sqrt(spread / games))} % of ${games} games; an equal share is ${percent(1 / players)}`
);
