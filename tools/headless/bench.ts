// `npm run bench [-- --game iron-throne]`: what playing costs in CPU seconds; another game beside the first one. Five processes do the
// same work one after the other, and the median of each figure is printed. The work itself is in measuring.ts.
// `-- --rollouts [--seats 3,6] [--runs 3] [--beside <another checkout>]`: what thinking costs (rolloutBench.ts).

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS } from '#thrones/box/setup';
import { keysOf } from '#thrones/box/tabulate';
import { type Figures, measure, UNITS_OF } from './measuring';
import { median, tellRollouts } from './rolloutBench';

const PROCESSES = 5;
const OWN_PROGRAM = fileURLToPath(import.meta.url);

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'thrones' },
    worker: { type: 'boolean', default: false },
    rollouts: { type: 'boolean', default: false },
    seats: { type: 'string', default: PLAYER_COUNTS.join() },
    runs: { type: 'string', default: '3' },
    beside: { type: 'string' }
  }
});

const inAnotherProcess = (game: string): Figures =>
  JSON.parse(
    execFileSync(process.execPath, [OWN_PROGRAM, '--worker', '--game', game], { encoding: 'utf8' })
  ) as Figures;

function told(runs: readonly Figures[], figure: keyof Figures): string {
  const value = median(runs.flatMap((run) => run[figure] ?? []));
  return Number.isFinite(value) ? value.toFixed(value < 100 ? 2 : 0) : '–';
}

if (values.worker) console.log(JSON.stringify(measure(values.game)));
else if (values.rollouts)
  tellRollouts({
    seats: PLAYER_COUNTS.filter((count) => values.seats.split(',').includes(String(count))),
    runs: Number(values.runs),
    beside: values.beside ?? null
  });
else {
  const games = [...new Set(['thrones', values.game])];
  // in turn, so that a busy minute weighs on all of them
  const rounds = Array.from({ length: PROCESSES }, () => games.map(inAnotherProcess));
  console.log([' '.repeat(44), ...games.map((game) => game.padStart(12))].join(' '));
  for (const figure of keysOf(UNITS_OF)) {
    const cells = games.map((_, at) =>
      told(
        rounds.map((round) => round[at]!),
        figure
      ).padStart(12)
    );
    console.log([figure.padEnd(44), ...cells, UNITS_OF[figure]].join(' '));
  }
}
