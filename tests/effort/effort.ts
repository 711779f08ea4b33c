// `npm run -s effort -- --games 100`: hand-overs of whole random games, beside the least that secrecy allows, and taps by what is
// asked; with `--phones` the same with phones for some or all, and how long planning takes; with `--game iron-throne` its curtains,
// by what is asked behind them. The last line is JSON.

import { parseArgs } from 'node:util';
import { randomPlayer } from '#thrones/bots/random';
import { Chance, chanceFrom } from '#engine/chance';
import { MEASURED, type Passing, passingIn } from './passing';
import { passingInIron } from './ironPassing';
import { waitingIn } from './planning';
import { setUpNumber } from '#tools/headless/iron/soak';
import { startNumber } from '#tools/headless/variety';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'effort' },
    game: { type: 'string', default: 'thrones' },
    phones: { type: 'boolean', default: false }
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
    const each = (of: 'listed' | 'windows' | 'saidByAll' | 'taps' | 'holds' | 'opened'): number =>
      Number((games.reduce((all, game) => all + game[of], 0) / turns).toFixed(2));
    const asked = { listed: each('listed'), windows: each('windows'), saidByAll: each('saidByAll') };
    const done = { taps: each('taps'), holds: each('holds'), opened: each('opened') };
    console.log(JSON.stringify({ players, games: count, atTheStart: leaders, perTurn, ...asked, ...done }));
  }
}

/** With phones for nobody, for half of the seats, for all. */
function countPhones(count: number, seed: string): void {
  const rows = ([3, 6] as const).flatMap((players) =>
    [0, Math.floor(players / 2), players].map((phones) => {
      const games = Array.from({ length: count }, (_, index) => {
        const start = startNumber(index, seed, players, false);
        const away = new Set(start.setUp.houses.slice(0, phones));
        const chance = new Chance(chanceFrom(`players of ${start.setUp.seed}`));
        const { handOvers, scanned, rounds, plannings } = passingIn(start, randomPlayer, chance, away);
        const waited = plannings.reduce((all, planning) => all + waitingIn(planning, away), 0);
        return { handOvers, scanned, rounds, waited, plannings: plannings.length };
      });
      const sum = (of: (game: (typeof games)[number]) => number): number =>
        games.reduce((all, game) => all + of(game), 0);
      const rounds = sum((game) => game.rounds);
      return {
        players,
        phones,
        handOvers: Number((sum((game) => game.handOvers) / rounds).toFixed(1)),
        scanned: Number((sum((game) => game.scanned) / rounds).toFixed(1)),
        minutes: Number((sum((game) => game.waited) / sum((game) => game.plannings) / 60).toFixed(1))
      };
    })
  );
  for (const { players, phones, handOvers, scanned, minutes } of rows)
    console.log(
      `${players} players, phones: ${phones}; ${handOvers} hand-overs and ${scanned} scanned answers a round, ${minutes} minutes of planning`
    );
  console.log(JSON.stringify(rows));
}

const count = values.phones ? countPhones : countThrones;
(values.game === 'iron-throne' ? countIron : count)(Number(values.games), values.seed);
