// `npm run -s effort -- --games 100`: hand-overs of whole random games, beside the least that secrecy allows, and taps by what is
// asked; the last line is JSON.

import { parseArgs } from 'node:util';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import { Chance, chanceFrom } from '../../src/engine/chance';
import type { Passing } from './passing';
import { MEASURED, passingIn } from './passing';
import { startNumber } from '../../tools/headless/variety';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: 'effort' } }
});
const bySize = new Map<number, Passing[]>();
for (let index = 0; index < Number(values.games); index++) {
  const start = startNumber(index, values.seed, null, false);
  const counted = passingIn(start, randomPlayer, new Chance(chanceFrom(`players of ${start.setUp.seed}`)));
  const players = start.setUp.houses.length;
  bySize.set(players, [...(bySize.get(players) ?? []), counted]);
}
const sum = (games: readonly Passing[], of: (game: Passing) => number): number =>
  games.reduce((all, game) => all + of(game), 0);
for (const [players, games] of [...bySize].sort(([a], [b]) => a - b)) {
  const handOvers = sum(games, (game) => game.handOvers) / sum(games, ({ rounds }) => rounds);
  console.log(`${players} players: ${games.length} games, ${handOvers.toFixed(1)} hand-overs a round`);
}
const all = [...bySize.values()].flat();
console.log(`${sum(all, ({ again }) => again)} curtains for whoever had the tablet already: it “stays with” them`);
console.log(`${sum(all, ({ recaps }) => recaps)} recaps of what others did out of sight`);
const each = new Map(
  MEASURED.map((what) => {
    const count = sum(all, ({ tapped }) => tapped[what].count);
    const taps = sum(all, ({ tapped }) => tapped[what].taps) / count;
    console.log(`${what.padEnd(16)} ${taps.toFixed(2)} taps, ${count} of them`);
    return [what, Number(taps.toFixed(2))] as const;
  })
);
console.log(
  JSON.stringify({
    handOvers: sum(all, ({ handOvers }) => handOvers),
    least: sum(all, ({ least }) => least),
    tapsPerOrder: each.get('order'),
    tapsPerMarch: each.get('march'),
    tapsPerBid: each.get('bid')
  })
);
