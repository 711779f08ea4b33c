// `npm run bench [-- --game iron-throne]`: what playing costs in CPU seconds; another game beside the first one. Five processes do the
// same work one after the other, and the median of each figure is printed. The work itself is in measuring.ts.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keysOf } from '#thrones/box/tabulate';
import { type Figures, measure, UNITS_OF } from './measuring';

const PROCESSES = 5;
const OWN_PROGRAM = fileURLToPath(import.meta.url);

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'thrones' }, worker: { type: 'boolean', default: false } }
});

function median(some: readonly number[]): number {
  const sorted = [...some].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const inAnotherProcess = (game: string): Figures =>
  JSON.parse(
    execFileSync(process.execPath, [OWN_PROGRAM, '--worker', '--game', game], { encoding: 'utf8' })
  ) as Figures;

function told(runs: readonly Figures[], figure: keyof Figures): string {
  const value = median(runs.flatMap((run) => run[figure] ?? []));
  return Number.isFinite(value) ? value.toFixed(value < 100 ? 2 : 0) : '–';
}

if (values.worker) console.log(JSON.stringify(measure(values.game)));
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
