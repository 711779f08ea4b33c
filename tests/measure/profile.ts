// A browser with a profile on the disk, as a tablet has one: what is incognito is kept in memory. And what its threads have worked.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { build } from 'vite';
import { aliases } from '../../scripts/aliases.mjs';

const ROOT = join(import.meta.dirname, '../..');

export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Milliseconds of CPU since it was opened; zeros where the system does not tell. */
  cpu(): { main: number; all: number };
  /** The same profile in a browser that is started again. */
  again(): Promise<Profile>;
  close(): Promise<void>;
}

export async function profile(
  options: LaunchOptions,
  baseURL: string,
  folder = mkdtempSync(join(tmpdir(), 'bench-'))
): Promise<Profile> {
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    baseURL,
    viewport: { width: 1280, height: 800 }
  });
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    cpu: () => cpuOf(folder),
    async again() {
      await context.close();
      return profile(options, baseURL, folder);
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

const read = (...path: string[]): string => {
  try {
    return readFileSync(join('/proc', ...path), 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: string): string => read(pid, 'stat').split(') ')[1]?.split(' ')[1] ?? '';

/** The main threads of its pages, and all threads of all its processes: time on a core, which waiting for one does not change. */
function cpuOf(folder: string): { main: number; all: number } {
  const sum = { main: 0, all: 0 };
  const pids = readEntries('/proc').filter((name) => /^\d+$/.test(name));
  const own = new Set(pids.filter((pid) => read(pid, 'cmdline').includes(`--user-data-dir=${folder}`)));
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const pid of pids) if (own.has(parentOf(pid))) own.add(pid);
  }
  for (const pid of own) {
    const isPage = read(pid, 'cmdline').includes('--type=renderer');
    for (const thread of readEntries(join('/proc', pid, 'task'))) {
      const time = Number(read(pid, 'task', thread, 'schedstat').split(' ')[0]) / 1e6;
      sum.all += time;
      if (isPage && thread === pid) sum.main += time;
    }
  }
  return sum;
}

function readEntries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const alias = Object.entries(aliases).map(([find, room]) => ({ find, replacement: join(ROOT, room) }));

/** A script of `tests/measure` that makes its exports global under `name`. */
export async function scriptOf(file: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, file), name, formats: ['iife'] } }
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('no script');
  return output.output[0].code;
}
