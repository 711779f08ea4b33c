// `npm run -s fuzz -- --lines N [--game thrones|iron-throne] [--seed S]`: mangled lines to the table, and the game goes on all the same.

import { parseArgs } from 'node:util';
import { fuzz } from './fuzzing';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'fuzz' },
    game: { type: 'string', default: 'thrones' }
  }
});

const { lines, refused, played, games, complaints } = fuzz(Number(values.lines), values.seed, values.game);
console.log(`${lines} mangled lines, ${refused} refused; ${played} answers played in between, in ${games} games`);
for (const complaint of complaints.slice(0, 10)) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
