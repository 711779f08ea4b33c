// `npm run bench`: what playing costs in CPU seconds. Five processes do the same work one after the other, and the median of
// each figure is printed. The work itself is in measuring.ts.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../games/thrones/box/tabulate';
import type { Figures } from './measuring';
import { measure, UNITS_OF } from './measuring';

const PROCESSES = 5;
const OWN_PROGRAM = fileURLToPath(import.meta.url);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function inAnotherProcess(): Figures {
  return JSON.parse(execFileSync(process.execPath, [OWN_PROGRAM, '--worker'], { encoding: 'utf8' })) as Figures;
}

if (process.argv.includes('--worker')) console.log(JSON.stringify(measure()));
else {
  const runs = Array.from({ length: PROCESSES }, inAnotherProcess);
  for (const figure of keysOf(UNITS_OF)) {
    const value = median(runs.map((run) => run[figure]));
    console.log(`${figure.padEnd(44)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)} ${UNITS_OF[figure]}`);
  }
}
