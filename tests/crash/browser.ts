// A real Chromium with a real profile directory that dies as in a power cut: every process of it, at once, without a word.

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';

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
  // Its own process group: what it starts dies with it.
  const child = spawn(systemChromium() ?? chromium.executablePath(), [`--user-data-dir=${profile}`, ...ARGUMENTS], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe']
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = async (): Promise<void> => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it is dead already
    }
    await gone;
    // Its helpers die at once as well, but not at the same moment: no two browsers may have the profile.
    // Where nobody buries the dead they count as alive.
    for (let left = 200; left > 0 && isAlive(-child.pid); left--) await new Promise((done) => setTimeout(done, 5));
  };
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr));
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

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`the browser does not start: ${said}`)), PATIENCE);
    stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      said = '';
      done(address);
    });
    stderr.on('end', () => fail(new Error(`the browser ended: ${said}`)));
  });
}
