// `npm run -s balance -- --games N [--from N] [--players 3] [--seed S] [--done FILE]`: how even The Iron Throne is among greedy players,
// with random leaders. One line of JSON a game on stdout, the tables on stderr. Games in FILE are counted too.

import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tables } from './iron/balance';
import { type Played, playMatch } from './iron/match';
import { setUpNumber } from './iron/soak';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    done: { type: 'string' }
  }
});

const played: Played[] =
  values.done !== undefined && existsSync(values.done)
    ? readFileSync(values.done, 'utf8')
        .split('\n')
        .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Played] : []))
    : [];
const players = values.players === undefined ? null : Number(values.players);
const from = Number(values.from);
for (let index = from; index < from + Number(values.games); index++) {
  const one = playMatch(setUpNumber(index, values.seed, players));
  played.push(one);
  console.log(JSON.stringify(one));
}
console.error(tables(played));
