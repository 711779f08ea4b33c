// The workflows: tests come before publishing, each job may do no more than it must, and no action can change unnoticed. And the
// version that is published: one, wherever it stands.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gallery, isForBuilders } from '../scripts/gallery.mjs';
import { PARTS } from '../scripts/parts.mjs';
import { FURTHER } from '#games/further';
import svelteConfig from '../svelte.config.js';

afterEach(() => vi.unstubAllEnvs());

const FOLDER = '.github/workflows';
const workflow = (name: string): string => readFileSync(`${FOLDER}/${name}.yml`, 'utf8');
const pages = workflow('pages');
const branches = workflow('test');
const release = workflow('release');
const checks = workflow('checks');
const package_ = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; engines: { node: string } };

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
  for (const one of [pages, release, branches]) {
    expect(job(one, 'test')).toContain('uses: ./.github/workflows/checks.yml\n');
    expect(permissionsOf(one, 'test')).toEqual(['contents: read']);
    expect(one).toContain('\npermissions: {}\n');
    expect(one).not.toContain('secrets');
  }
  for (const one of [pages, release]) {
    expect(job(one, 'build')).toContain('needs: test\n');
    expect(job(one, 'publish')).toContain('needs: build\n');
  }
});

test('what runs the code of others may not publish, and what publishes runs none of it', () => {
  expect(permissionsOf(pages, 'build')).toEqual(['contents: read', 'pages: read']);
  expect(permissionsOf(pages, 'publish')).toEqual(['pages: write', 'id-token: write']);
  expect(permissionsOf(release, 'build')).toEqual(['contents: read']);
  expect(permissionsOf(release, 'publish')).toEqual(['actions: read', 'contents: write']);
  expect(job(pages, 'publish')).not.toContain('run:');
  for (const one of [pages, release]) expect(job(one, 'publish')).not.toMatch(/checkout|npm|node /);
});

test('what is not published is tested in the same way', () => {
  expect(branches).toContain('\non:\n  pull_request:\n  push:\n    branches-ignore: [main]\n');
});

test('the checks may only read; each part of them is run, on every Node that is promised', () => {
  expect(checks).toContain('\npermissions: {}\n');
  for (const name of ['quick', 'soaks', 'browser']) expect(permissionsOf(checks, name)).toEqual(['contents: read']);
  const promised = [...package_.engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => Number(major));
  expect(job(checks, 'quick')).toContain(`node: [${promised.join(', ')}]\n`);
  const parts = [...checks.matchAll(/--part (\w+)/g)].map(([, part]) => part);
  expect(parts).toEqual(PARTS);
  const shards = /shard: \[([\d, ]+)\]/.exec(job(checks, 'browser'))?.[1]?.split(', ') ?? [];
  expect(shards).toEqual(Array.from({ length: shards.length }, (_, i) => `${i + 1}`));
  expect(checks).toContain(`--shard \${{ matrix.shard }}/${shards.length}\n`);
});

test.each(readdirSync(FOLDER))('%s: every action is a commit, with the version it was', (file) => {
  const uses = readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses)
    expect(line).toMatch(
      /uses: \.\/\.github\/workflows\/checks\.yml$|uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    );
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
  const { version } = package_;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  expect(svelteConfig.kit?.version?.name).toBe(version);
  expect(readFileSync('CHANGELOG.md', 'utf8').split('\n')).toContain(`## ${version}`);
});
