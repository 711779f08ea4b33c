// `npm test`: installs what is missing, then runs every kind of check, in the browser what must never break. `-- --ci` runs all
// of the browser's; `-- --all` also mutants, other engines and more power cuts; `-- --long` of everything all there is: whole
// evenings on the screen, every screen at every size. The last line counts.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { needChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { asked } from './parts.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * `budget`: the seconds of CPU that it may cost, about twice what it costs on an idle machine. Whoever makes it dearer hears of it.
 *
 * @typedef {{ name: string, run: string[], budget?: number, count?: () => Count, show?: boolean, env?: Record<string, string> }} Stage
 */

const isLong = process.argv.includes('--long');
const isAll = isLong || process.argv.includes('--all');
const isWide = isAll || process.argv.includes('--ci');
const { isAsked, shard } = asked(process.argv.slice(2));
/** For tests that have more to do than a newcomer waits for. */
const env = isLong ? { LONG: '1' } : {};
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

/** @returns {Count} */
function browserCount() {
  const { expected, unexpected, flaky, skipped } = report('reports/e2e.json').stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** Each kill after which nothing was lost is one that passed. @returns {Count} */
function crashCount() {
  const { kills, losses } = report('reports/crash.json');
  return { passed: kills - losses, failed: losses, skipped: 0 };
}

/** A mutant that no test notices is one that failed. @returns {Count} */
function mutantCount() {
  const { killed, survived } = report('reports/mutants.json');
  return { passed: killed, failed: survived.length, skipped: 0 };
}

/** @returns {Count} */
function engineCount() {
  const { passed, failed, skipped } = report('reports/engines.json');
  return { passed, failed, skipped };
}

const isWindows = process.platform === 'win32';
/** Afterwards the shell tells the CPU time of all that ran in it. */
const TIMED = ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh'];
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/**
 * @param {string[]} run
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number, output: string, cpu: number | null }>}
 */
function shell(run, env) {
  const [program = '', ...parameters] = isWindows ? run : [...TIMED, ...run];
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      shell: isWindows
    });
    let times = '';
    child.stdio[3]?.on('data', (text) => (times += text));
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: String(error), cpu: null }));
    child.on('close', (code) => {
      const [m = 0, s = 0, sysM = 0, sysS = 0] = TIMES.exec(times)?.slice(1).map(Number) ?? [];
      done({ code: code ?? 1, output, cpu: times === '' ? null : 60 * (m + sysM) + s + sysS });
    });
  });
}

/** @param {Stage} stage */
async function stage({ name, run, budget, count, show, env = {} }) {
  const since = Date.now();
  const { code, output, cpu } = await shell(run, env);
  let counted = none;
  let isCounted = true;
  try {
    counted = count?.() ?? none;
  } catch {
    isCounted = false;
  }
  // A stage that fails without a failed test of its own, or leaves no report, is one failure.
  const isDear = budget !== undefined && cpu !== null && cpu > budget;
  const failed = counted.failed || (code === 0 && isCounted && !isDear ? 0 : 1);
  total.passed += counted.passed;
  total.failed += failed;
  total.skipped += counted.skipped;
  const tests = counted.passed > 0 ? `, ${counted.passed} passed` : '';
  const work = cpu === null ? '' : `, CPU ${cpu.toFixed(0)} s${isDear ? ` of ${budget}: dearer than it may be` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds(since)}${work}${tests})`);
  if (failed || show) console.log(output.trim().replace(/^/gm, '    '));
  return failed === 0;
}

/** @param {(Stage | null)[]} stages one after the other */
async function lane(...stages) {
  for (const each of stages) if (each !== null) await stage(each);
}

/**
 * A command of package.json.
 *
 * @param {string} name
 * @param {string} script
 * @param {string[]} parameters
 * @param {() => Count} [count]
 * @returns {Stage}
 */
function program(name, script, parameters, count) {
  return { name, run: ['npm', 'run', '-s', script, '--', ...parameters], show: true, ...(count && { count }) };
}

/** What has not changed since is not looked at again. @param {string} name */
const cache = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/${name}/`];

/** No test may depend on those before it. */
const shuffled = () => ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${start % 1_000_000}`];

/** What a group does first, what may be lost or read, and what befalls a tablet. */
const FIRST = 'shell curtain secrecy doors table undo kept windows files reload aloud iron'.split(' ');

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
process.env.BASE_PATH = '';
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;

await lane(
  { name: 'lock', run: ['node', 'scripts/check-lock.mjs'] },
  { name: 'every rule has its scene', run: ['node', 'scripts/uncovered.mjs'] },
  { name: 'sync', run: [bin('svelte-kit'), 'sync'] },
  { name: 'text', run: ['node', 'scripts/text.mjs'] }
);

// Two lanes for two cores.
if (isAsked('quick') || isAsked('soaks'))
  await Promise.all([
    isAsked('quick')
      ? lane(
          isLong
            ? { name: 'lint', run: [bin('eslint'), '.', '--max-warnings', '0'] }
            : {
                name: 'lint',
                run: [bin('eslint'), '.', '--max-warnings', '0', ...cache(isWide ? 'eslint' : 'eslint-plain')],
                env: { QUICK: isWide ? 'components' : 'plain' },
                budget: 450
              },
          {
            name: 'types',
            run: [bin('svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--incremental'],
            budget: 180
          },
          {
            name: 'format',
            run: [bin('prettier'), '--check', '--log-level', 'warn', '.', ...cache('prettier')],
            budget: 150
          },
          { name: 'unused', run: [bin('knip')] }
        )
      : null,
    lane(
      isAsked('quick')
        ? {
            name: 'unit and scenes',
            run: [bin('vitest'), 'run', '--project', 'rooms', '--project', 'devices', ...(isAll ? shuffled() : [])],
            count: unitCount,
            env,
            ...(isLong ? {} : { budget: 900 })
          }
        : null,
      isAsked('soaks') && isAll
        ? {
            name: 'soaks',
            run: [bin('vitest'), 'run', '--project', 'soaks'],
            count: unitCount,
            env,
            ...(isLong ? {} : { budget: 250 })
          }
        : null,
      isAsked('soaks') ? program('random games', 'soak', ['--games', isLong ? '1000' : isAll ? '300' : '100']) : null,
      isAsked('soaks')
        ? program('random games of The Iron Throne', 'soak', [
            '--game',
            'iron-throne',
            '--games',
            isLong ? '1000' : '100'
          ])
        : null,
      isAsked('soaks') && isLong ? program('spoilt files', 'fuzz:import', ['--files', '2000']) : null
    )
  ]);

/** Whether there is something to look at in a browser. */
async function build() {
  // Many tests of the browser look at the gallery.
  if (!(await stage({ name: 'build', run: [bin('vite'), 'build'], env: { GALLERY: '1' }, budget: 120 }))) return false;
  await stage({ name: 'size', run: [bin('size-limit')] });
  process.env.E2E_PORT = String(await freePort());
  if (await needChromium()) return true;
  total.failed += 1;
  return false;
}

if (isAsked('browser') && (await build())) {
  const part = shard === null ? [] : [`--shard=${shard}`];
  await stage({
    name: 'browser',
    run: [bin('playwright'), 'test', ...part, ...(isWide ? [] : FIRST.map((name) => `/${name}.spec`))],
    count: browserCount,
    env
  });
  const kills = isAll ? ['--kills', isLong ? '25' : '12'] : ['--kills', isWide ? '4' : '2', '--brief'];
  // Engines wait for each other more than they work.
  await Promise.all([
    lane(
      program('power cuts', 'crash', kills, crashCount),
      isAll ? program('mutants', 'mutants', [], mutantCount) : null
    ),
    lane(isAll ? program('other engines', 'engines', [], engineCount) : null)
  ]);
}

console.log(`\n${seconds(start)}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
