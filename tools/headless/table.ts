// `npm run -s table`: the headless table over stdin and stdout, one request and one response a line (docs/table-protocol.md).

import { once } from 'node:events';
import { linesOf } from './lines';
import { headlessTable } from './tables';

const LONGEST_LINE = 1_000_000;

const TOO_LONG = JSON.stringify({
  ok: false,
  error: { code: 'bad-request', why: `this line is longer than ${LONGEST_LINE} bytes` }
});

/** The other end has closed its pipe: no more answers. */
process.stdout.on('error', () => process.exit(0));

async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

const table = headlessTable((mistake) => console.error(mistake));
for await (const line of linesOf(process.stdin, LONGEST_LINE))
  await write(line === null ? TOO_LONG : table.respond(line));
