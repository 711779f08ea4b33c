// `npm run -s fuzz:import -- --files N [--seed S]`: spoilt files to a device with games on it.

import { parseArgs } from 'node:util';
import { fuzzImports } from './importing';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '5000' }, seed: { type: 'string', default: 'files' } }
});

const { files, refused, added, reasons, slowest, complaints } = await fuzzImports(Number(values.files), values.seed);
console.log(`${files} files, ${refused} refused whole, ${added} legal games came in and were played again by hand`);
console.log(`reasons: ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')}`);
console.log(`the slowest took ${slowest.took.toFixed(0)} ms (${slowest.how})`);
for (const complaint of complaints.slice(0, 20)) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
