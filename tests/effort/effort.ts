// `npm run -s effort -- --games 100`: hand-overs of whole random games, beside the least that secrecy allows, and taps by what is
// asked; with `--game iron-throne` its curtains, by what is asked behind them. The last line is JSON.

import { parseArgs } from 'node:util';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import { Chance, chanceFrom } from '../../src/engine/chance';
import type { Passing } from './passing';
import { passingInIron } from './ironPassing';
import { MEASURED, passingIn } from './passing';
import { setUpNumber } from '../../tools/headless/iron/soak';
import { startNumber } from '../../tools/headless/variety';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'effort' },
    game: { type: 'string', default: 'thrones' }
  }
});
function countThrones(count: number, seed: string): void {
  const bySize = new Map<number, Passing[]>();
  for (let index = 0; index < count; index++) {
    const start = startNumber(index, seed, null, false);
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
  const again = new Map<string, number>();
  for (const game of all) for (const [about, times] of game.again) again.set(about, (again.get(about) ?? 0) + times);
  const kinds = [...again].sort(([, a], [, b]) => b - a).map(([about, times]) => `${about} ${times}`);
  console.log(`curtains for the seat that has just decided openly: ${kinds.join(', ')}`);
  console.log(`${sum(all, ({ needless }) => needless)} for the seat that holds the tablet in secret already`);
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
}

function countIron(count: number, seed: string): void {
  for (const players of [3, 4, 5]) {
    const games = Array.from({ length: count }, (_, index) => passingInIron(setUpNumber(index, seed, players)));
    const turns = games.reduce((all, game) => all + game.turns, 0);
    const curtains = new Map<string, number>();
    for (const game of games)
      for (const [about, times] of Object.entries(game.curtains))
        curtains.set(about, (curtains.get(about) ?? 0) + times);
    const leaders = (curtains.get('choosing-leader') ?? 0) / count;
    curtains.delete('choosing-leader');
    const perTurn = Object.fromEntries(
      [...curtains].map(([about, times]) => [about, Number((times / turns).toFixed(2))])
    );
    console.log(JSON.stringify({ players, games: count, atTheStart: leaders, perTurn }));
  }
}

(values.game === 'iron-throne' ? countIron : countThrones)(Number(values.games), values.seed);
