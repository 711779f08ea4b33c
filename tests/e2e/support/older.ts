// An older build of the app: the same one under other file names, with the worker that version 0.1.0 had, or today's. What is loaded of it
// lazily, no newer build has. And a host that brings out the newer one, or cannot be reached.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { answering } from '../../../scripts/serve.mjs';
import { integrityOf, listedIn } from '../../../scripts/worker/listed.mjs';

const FIXTURES = join(import.meta.dirname, '../fixtures/older');

type Worker = 'first' | 'today';

const TEXTS = ['.html', '.js', '.css'];

export function makeOlder(build: string, folder: string, worker: Worker): void {
  cpSync(build, folder, { recursive: true });
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = all.map(({ parentPath, name }) => join(parentPath, name));
  const renamed = new Map<string, string>();
  for (const path of paths) {
    if (!path.includes('immutable')) continue;
    const [name, end] = [basename(path), extname(path)];
    renamed.set(name, `${name.slice(0, -end.length)}-older${end}`);
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const older = (text: string): string => text.replace(names, (name) => renamed.get(name) ?? name);
  for (const path of paths) {
    if (TEXTS.includes(extname(path))) {
      const text = older(readFileSync(path, 'utf8'));
      writeFileSync(path, extname(path) === '.html' ? marked(text) : text);
    }
    const name = renamed.get(basename(path));
    if (name !== undefined) renameSync(path, join(path, '..', name));
  }
  const listed = listedIn(folder);
  const own = listed.reduce(
    (own, { url, integrity }) => own.replace(integrity, integrityOf(readFileSync(join(folder, url)))),
    readFileSync(join(folder, 'sw.js'), 'utf8').replaceAll('"revision":"', '"revision":"older')
  );
  writeFileSync(join(folder, 'sw.js'), own);
  if (worker === 'today') return;
  const list = JSON.stringify(listedIn(folder)).slice(1, -1);
  for (const script of ['workbox-9c191d2f.js', 'sw.js']) cpSync(join(FIXTURES, `${script}.txt`), join(folder, script));
  const first = readFileSync(join(folder, 'sw.js'), 'utf8');
  writeFileSync(
    join(folder, 'sw.js'),
    first.replace('/* what this build consists of */', () => list)
  );
}

/** A page that tells which build it is of; what its policy allows is reckoned again. */
function marked(page: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1];
  const hash = createHash('sha256')
    .update(script ?? '')
    .digest('base64');
  return page.replace('<html', '<html data-build="older"').replace(/'sha256-[^']+'/, `'sha256-${hash}'`);
}

export interface ChangingHost {
  readonly origin: string;
  /** From now on the newer build is there. */
  bringOut(): void;
  /** Requests get no answer, as without a network. */
  away: boolean;
  close(): void;
}

export async function hostOfOlder(build: string, worker: Worker = 'first'): Promise<ChangingHost> {
  const folder = mkdtempSync(join(tmpdir(), 'older-'));
  makeOlder(build, folder, worker);
  let answer = answering(folder);
  const server = createServer((request, response) => {
    if (host.away) response.destroy();
    else answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the host has no address');
  const host = {
    origin: `http://127.0.0.1:${address.port}/`,
    away: false,
    bringOut: () => void (answer = answering(build)),
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return host;
}

/** The rows of a game that version 0.1.0 kept; returns its id and how many answers it has. */
export async function putOldRows(page: Page): Promise<{ readonly id: string; readonly answered: number }> {
  const json = readFileSync(join(FIXTURES, 'format-1-rows.json'), 'utf8');
  await page.evaluate(async (json) => {
    const rows = JSON.parse(json) as Record<'games' | 'answers', unknown[]>;
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((done) => {
      opened.onsuccess = () => done(opened.result);
    });
    const transaction = database.transaction(['games', 'answers'], 'readwrite');
    for (const store of ['games', 'answers'] as const)
      for (const row of rows[store]) transaction.objectStore(store).put(row);
    await new Promise<void>((done) => {
      transaction.oncomplete = () => done();
    });
    database.close();
  }, json);
  const { games } = JSON.parse(json) as { games: [{ id: string; answered: number }] };
  return games[0];
}
