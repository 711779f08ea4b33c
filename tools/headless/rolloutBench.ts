// `npm run bench -- --rollouts`: simulated answers per CPU second, by the number of seats and by how far is thought, in processes of
// their own. With another checkout beside it both take turns, each building this same program against its own sources: machines are
// noisy, and only the ratio counts.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { PlayerCount } from '#thrones/box';
import { HORIZONS, type Rolled, type RolledTo } from './rolling';

export interface Wanted {
  readonly seats: readonly PlayerCount[];
  readonly runs: number;
  readonly beside: string | null;
}

const PROGRAM = 'tools/headless/rollouts.ts';

export const median = (some: readonly number[]): number =>
  [...some].sort((a, b) => a - b)[Math.floor(some.length / 2)]!;

function rolledIn(checkout: string, seats: PlayerCount, to: RolledTo): Rolled {
  const program = [join(checkout, 'scripts/run.mjs'), resolve(PROGRAM), String(seats), to];
  return JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' })) as Rolled;
}

const HEAD = ['', 'here', 'beside', 'ratio'];

/** A line as soon as its figures are known. */
export function tellRollouts({ seats, runs, beside }: Wanted): void {
  const checkouts = beside === null ? ['.'] : ['.', resolve(beside)];
  console.log(lineOf(HEAD.slice(0, beside === null ? 2 : 4)));
  for (const to of HORIZONS)
    for (const count of seats) {
      const rolled = Array.from({ length: runs }, () => checkouts.map((one) => rolledIn(one, count, to)));
      for (const engine of ['cold', 'warm'] as const) {
        const figures = checkouts.map((_, at) => median(rolled.map((run) => run[at]![engine])).toFixed(0));
        const ratios = rolled.map(([here, other]) => here![engine] / (other ?? here!)[engine]);
        const ratio = beside === null ? [] : [median(ratios).toFixed(2)];
        console.log(lineOf([`${count} seats, to the end of the ${to}, ${engine}`, ...figures, ...ratio]));
      }
      if (new Set(rolled.flat().map(({ hash }) => hash)).size > 1)
        console.log(`${count} seats: the games are not the same`);
    }
}

const lineOf = ([name = '', ...cells]: readonly string[]): string =>
  [name.padEnd(44), ...cells.map((one) => one.padStart(8))].join(' ');
