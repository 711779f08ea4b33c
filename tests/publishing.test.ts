// The workflows: tests come before publishing, each job may do no more than it must, and no action can change unnoticed. And the
// version that is published: one, wherever it stands.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gallery, isForBuilders } from '../scripts/gallery.mjs';
import { FURTHER } from '#games/further';
import svelteConfig from '../svelte.config.js';

afterEach(() => vi.unstubAllEnvs());

const FOLDER = '.github/workflows';
const pages = readFileSync(`${FOLDER}/pages.yml`, 'utf8');
const checks = readFileSync(`${FOLDER}/test.yml`, 'utf8');

function job(workflow: string, name: string): string {
  const found = new RegExp(`^ {2}${name}:\\n((?: {3,}.*\\n|\\n)*)`, 'm').exec(workflow);
  if (found?.[1] === undefined) throw new Error(`There is no job ${name}`);
  return found[1];
}

const permissionsOf = (workflow: string, name: string): string[] =>
  (/^ {4}permissions:\n((?: {6}.*\n)*)/m.exec(job(workflow, name))?.[1] ?? '')
    .split('\n')
    .flatMap((line) => line.trim() || []);

test('nothing is built before the tests pass, and nothing published before it is built', () => {
  expect(job(pages, 'test')).toContain('- run: npm test -- --ci\n');
  expect(job(pages, 'build')).toContain('needs: test\n');
  expect(job(pages, 'publish')).toContain('needs: build\n');
});

test('what runs the code of others may not publish, and what publishes runs nothing else', () => {
  expect(pages).toContain('\npermissions: {}\n');
  expect(permissionsOf(pages, 'test')).toEqual(['contents: read']);
  expect(permissionsOf(pages, 'build')).toEqual(['contents: read', 'pages: read']);
  expect(permissionsOf(pages, 'publish')).toEqual(['pages: write', 'id-token: write']);
  expect(job(pages, 'publish')).not.toContain('run:');
  expect(job(pages, 'publish')).not.toContain('checkout');
});

test('what is not published is tested in the same way, and may only read', () => {
  expect(checks).toContain('\non:\n  pull_request:\n  push:\n    branches-ignore: [main]\n');
  expect(checks).toContain('\npermissions: {}\n');
  expect(checks).not.toContain('secrets');
  expect(job(checks, 'test')).toBe(job(pages, 'test').trimEnd() + '\n');
});

test.each(readdirSync(FOLDER))('%s: every action is a commit, with the version it was', (file) => {
  const uses = readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(1);
  for (const line of uses) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the gallery is published only where it is asked for: by the tests', () => {
  const PAGES = readdirSync('src/routes/gallery', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\+page\.\w+$/.test(file)
  );
  expect(PAGES).toContain('asks/+page.svelte');
  const builtWith = (asked: string | undefined): unknown[] => {
    vi.stubEnv('GALLERY', asked);
    const pages = gallery();
    return PAGES.map((file) => pages.load(resolve('src/routes/gallery', file).replaceAll('\\', '/')));
  };
  const without = builtWith(undefined);
  for (const page of without) expect(page).toMatch(/^$|error\(404\)/);
  expect(new Set(builtWith('1'))).toEqual(new Set([undefined]));
  expect(gallery().load(resolve('src/routes/play/+page.svelte'))).toBeUndefined();
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts.build).toBe('vite build');
  expect(pages).not.toContain('GALLERY');
});

test('the game of the tests is published no more than that, and kept on no device', () => {
  const list = resolve('src/games/further.ts').replaceAll('\\', '/');
  expect(FURTHER).toEqual([]);
  vi.stubEnv('GALLERY', undefined);
  expect(gallery().load(list)).toBeUndefined();
  vi.stubEnv('GALLERY', '1');
  expect(gallery().load(list)).toMatch(/^export .*listed\.ts/);
  expect(['tests/toy/auction.ts', 'tests/toy/screens/Table.svelte'].every(isForBuilders)).toBe(true);
  // A build that has it begins with it.
  expect(isForBuilders('tests/toy/listed.ts')).toBe(false);
});

test('About, the lock and the changelog tell the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  expect(svelteConfig.kit?.version?.name).toBe(version);
  expect(readFileSync('CHANGELOG.md', 'utf8').split('\n')).toContain(`## ${version}`);
});
