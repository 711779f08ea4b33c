// `npm test`: installs what is missing, then runs every check there is. The last line counts.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { needChromium } from './chromium.mjs';
import { install } from './install.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, run: string[], count?: () => Count, show?: boolean }} Stage */

const none = { passed: 0, failed: 0, skipped: 0 };
const total = { ...none };
const start = Date.now();

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} name */
const bin = (name) => join('node_modules', '.bin', name);

/** @param {string} path */
function report(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @returns {Count} */
function unitCount() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report('reports/unit.json');
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** One that passed only at its second try has passed, and is told. @returns {Count} */
function browserCount() {
  const { stats } = report('reports/e2e.json');
  if (stats.flaky > 0) console.log(`  ${stats.flaky} of the browser tests passed at their second try`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Each kill after which nothing was lost is one that passed. @returns {Count} */
function crashCount() {
  const { kills, losses } = report('reports/crash.json');
  return { passed: kills - losses, failed: losses, skipped: 0 };
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function shell(command) {
  return new Promise((done) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32'
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** @param {Stage} stage */
async function stage({ name, run, count, show }) {
  const since = Date.now();
  const { code, output } = await shell(run);
  let counted = none;
  try {
    counted = count?.() ?? none;
  } catch {
    // No report means that the stage broke down before its first test: the exit code tells it.
  }
  // A stage that fails without a failed test of its own is one failure.
  const failed = counted.failed || (code === 0 ? 0 : 1);
  total.passed += counted.passed;
  total.failed += failed;
  total.skipped += counted.skipped;
  const tests = counted.passed > 0 ? `, ${counted.passed} passed` : '';
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds(since)}${tests})`);
  if (failed || show) console.log(output.trim().replace(/^/gm, '    '));
  return failed === 0;
}

/** @param {Stage[]} stages one after the other */
async function lane(...stages) {
  for (const each of stages) await stage(each);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 4180));
    });
  });
}

process.chdir(resolve(import.meta.dirname, '..'));
install();
rmSync('reports', { recursive: true, force: true });
process.env.npm_package_version ??= report('package.json').version;
process.env.BASE_PATH = '';
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;

await lane(
  { name: 'lock', run: ['node', 'scripts/check-lock.mjs'] },
  { name: 'every rule has its scene', run: ['node', 'scripts/uncovered.mjs'] },
  { name: 'sync', run: [bin('svelte-kit'), 'sync'] }
);

// Two lanes for two cores; the browser tests have the machine to themselves, because they watch the clock.
await Promise.all([
  lane(
    { name: 'lint', run: [bin('eslint'), '.', '--max-warnings', '0'] },
    { name: 'types', run: [bin('svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings'] },
    { name: 'format', run: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
    { name: 'unused', run: [bin('knip')] }
  ),
  lane(
    { name: 'unit and scenes', run: [bin('vitest'), 'run'], count: unitCount },
    { name: 'random games', run: ['npm', 'run', '-s', 'soak', '--', '--games', '300'], show: true }
  )
]);

const built = await stage({ name: 'build', run: [bin('vite'), 'build'] });
if (built) {
  await stage({ name: 'size', run: [bin('size-limit')] });
  process.env.E2E_PORT = String(await freePort());
  if (await needChromium()) {
    await stage({ name: 'browser', run: [bin('playwright'), 'test'], count: browserCount });
    const kills = ['npm', 'run', '-s', 'crash', '--', '--kills', '25'];
    await stage({ name: 'power cuts', run: kills, count: crashCount, show: true });
  } else total.failed += 1;
}

console.log(`\n${seconds(start)}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
