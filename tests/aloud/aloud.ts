// `npm run -s aloud`: the built app read by Orca, a real screen reader, and played by keys. What it says is compared with what is
// written: planning.txt, iron.txt. Where Orca cannot be had it says so, and tries nothing.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { Host } from '../engines/host';
import { homeIn, lacking, Reader } from './desktop';
import { Keyboard } from './keyboard';
import { EVENINGS } from './evenings';
import { transcriptOf, unsaid } from './transcript';

const WITHIN = '--within';
const HEARD = 'reports/aloud';
const BROWSER = ['--no-sandbox', '--disable-gpu', '--force-renderer-accessibility', '--window-position=0,0'];
const SCREEN = ['--window-size=1280,900'];

/** The same program, in a session of its own that ends with it. */
function inASession(): number {
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  try {
    const screen = ['-a', '-s', '-screen 0 1280x1000x24', 'dbus-run-session', '--'];
    const again = [process.execPath, 'scripts/run.mjs', 'tests/aloud/aloud.ts', WITHIN, ...process.argv.slice(2)];
    const options = { env: homeIn(folder), stdio: ['ignore', 'inherit', 'ignore'] as const };
    return spawnSync('xvfb-run', [...screen, ...again], { ...options, stdio: [...options.stdio] }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Sentences that were missed. */
async function read(name: string): Promise<number> {
  const wanted = transcriptOf(readFileSync(`tests/aloud/${name}.txt`, 'utf8'));
  const host = new Host();
  await host.start();
  const reader = new Reader();
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    headless: false,
    args: [...BROWSER, ...SCREEN]
  });
  const heard: string[] = [];
  let missed = 0;
  try {
    await reader.start();
    const page = await browser.newPage({ viewport: null, locale: 'en-GB' });
    await page.goto(host.origin);
    await page.locator('html[data-hydrated]').waitFor();
    const evening = EVENINGS[name]!;
    const steps = evening({ page, keys: new Keyboard(page), reader });
    const unwritten = [...wanted.keys()].filter((step) => !(step in steps));
    if (unwritten.length > 0) throw new Error(`Nobody does this: ${unwritten.join(', ')}`);
    await reader.takeSaid();
    for (const [step, act] of Object.entries(steps)) {
      await act();
      const said = await reader.takeSaid();
      heard.push(`= ${step}`, ...said, '');
      const missing = unsaid(wanted.get(step) ?? [], said);
      missed += missing.length;
      console.log(`${missing.length === 0 ? '✓' : '✗'} ${name}: ${step}`);
      for (const sentence of missing) console.log(`    not said: ${sentence}`);
    }
  } catch (error) {
    missed++;
    console.log(`✗ ${name}: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    writeFileSync(join(HEARD, `${name}.txt`), `${heard.join('\n')}\n`);
    await browser.close();
    reader.stop();
    await host.stop();
  }
  return missed;
}

async function within(): Promise<number> {
  mkdirSync(HEARD, { recursive: true });
  const asked = process.argv.slice(2).filter((one) => one !== WITHIN);
  let missed = 0;
  for (const name of Object.keys(EVENINGS).filter((one) => asked.length === 0 || asked.includes(one)))
    missed += await read(name);
  console.log(missed === 0 ? 'All that is written was said.' : `${missed} sentences were not said.`);
  return missed === 0 ? 0 : 1;
}

if (process.argv.includes(WITHIN)) process.exitCode = await within();
else {
  if (!existsSync('build/sw.js')) throw new Error('There is no build: `npm run build` first.');
  const lack = lacking();
  if (lack === null) process.exitCode = inASession();
  else console.log(`Nothing was read aloud: ${lack}`);
}
