// Runs programs in a copy, and in a browser the tests of its build.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Mutant, namesIn } from './mutant';
import { type PlaywrightReport, readPlaywright, type Run } from './verdict';

/** No tests that are meant for mutants take so long: whatever does hangs. */
const PATIENCE = 5 * 60_000;

const ENVIRONMENT = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, BASE_PATH: '' };

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function running(folder: string, program: string, args: readonly string[], more = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...ENVIRONMENT, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += text));
    child.stderr.on('data', (text) => (stderr += text));
    child.on('error', (error) => done({ code: null, stdout, stderr: String(error) }));
    child.on('close', (code) => done({ code, stdout, stderr }));
  });
}

const REPORT = 'reports/mutant.json';

/** All the tests that are meant for these mutants; the first that fails is enough. */
export async function testedInBrowser(folder: string, mutants: readonly Mutant[]): Promise<Run> {
  const files = [...new Set(mutants.map(({ noticedBy: [file] }) => file))];
  const names = namesIn(mutants).source;
  const options = [
    '--config=tests/mutants/playwright.config.ts',
    '--max-failures=1',
    '--reporter=json',
    '--grep',
    names
  ];
  const more = { E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, REPORT) };
  const ended = await running(folder, 'node_modules/@playwright/test/cli.js', ['test', ...files, ...options], more);
  return runOf(join(folder, REPORT), ended, (report) => readPlaywright(report as PlaywrightReport));
}

/** A run that fails without a failed test has broken down; so has one that does not end. */
function runOf(file: string, { code, stdout, stderr }: Ended, read: (report: unknown) => Run): Run {
  const output = [stderr, stdout].join('\n').trim();
  if (code === null) return { outcomes: [], broken: `it does not end: ${output}` };
  if (!existsSync(file)) return { outcomes: [], broken: `it has no report: ${output}` };
  const run = read(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return { ...run, broken: run.broken ?? (code === 0 ? null : `exit code ${code}: ${output}`) };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
