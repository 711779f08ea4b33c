// A real Chromium with a real profile directory that dies as in a power cut: every process of it, at once, without a word.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { startGroup } from '../support/processGroup';

export interface Running {
  readonly page: Page;
  /** Resolves when nothing of it is left. */
  readonly kill: () => Promise<void>;
}

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-extensions',
  '--hide-crash-restore-bubble',
  '--window-size=390,844',
  '--remote-debugging-port=0',
  'about:blank'
];

const PATIENCE = 60_000;

export async function launch(profile: string): Promise<Running> {
  // What the last one has left behind after it was killed.
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const executable = systemChromium() ?? chromium.executablePath();
  const { child, kill } = startGroup(executable, [`--user-data-dir=${profile}`, ...ARGUMENTS], {
    stdio: ['ignore', 'ignore', 'pipe']
  });
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr!));
    const context = browser.contexts()[0]!;
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    const timer = setTimeout(() => fail(new Error(`the browser does not start: ${output}`)), PATIENCE);
    stderr.on('data', (text: Buffer) => {
      output += text.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      output = '';
      done(address);
    });
    stderr.on('end', () => fail(new Error(`the browser ended: ${output}`)));
  });
}

/** The work ends in a kill, and whatever it waits for then fails. */
export async function untilDead(page: Page, work: () => Promise<void>): Promise<void> {
  const dead = new Promise<void>((done) =>
    page
      .context()
      .browser()
      ?.once('disconnected', () => done())
  );
  const failed = work().then(
    () => null,
    (error: unknown) => error
  );
  const error = await Promise.race([dead.then(() => null), failed]);
  if (error !== null && page.context().browser()?.isConnected()) throw new Error('the page gave up', { cause: error });
  await dead;
}
