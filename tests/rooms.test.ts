// What is written for those who come into a room: short, and true where a test can tell.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../eslint/rooms.js';

const read = (file: string): string => readFileSync(file, 'utf8');
const LINES = 20;
/** Floors of screens stand in the README of their game's screens, and tests and scripts in docs/testing.md. */
const ROOMS = [...new Set(Object.values(rooms).map(({ folder }) => folder))].filter(
  (folder) => /^(src|tools)\//.test(folder) && !/screens\/|gallery/.test(folder)
);

const FILES = ['src', 'tools', 'tests', 'scripts', 'eslint'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file))
);

describe.each(ROOMS)('%s', (folder) => {
  const readme = join(folder, 'README.md');

  test('has a README of at most twenty lines', () => {
    expect(existsSync(readme)).toBe(true);
    expect(read(readme).trim().split('\n').length).toBeLessThanOrEqual(LINES);
  });

  test('which names only what is there', () => {
    const named = [...read(readme).matchAll(/`([\w./-]+\.(?:ts|svelte|mjs|json|css|js))`/g)].map(([, file]) => file!);
    const isThere = (file: string): boolean => FILES.some((one) => one === file || one.endsWith(`/${file}`));
    expect(named.filter((file) => !isThere(file))).toEqual([]);
  });
});

describe('docs', () => {
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md'));
  const texts = [...pages.map((file) => join('docs', file)), 'README.md', 'CONTRIBUTING.md'];
  texts.push(...ROOMS.map((folder) => join(folder, 'README.md')));

  test.each(texts)('%s leads nowhere that is not there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(dirname(file), to)))).toEqual([]);
  });

  test('the architecture is told in two thousand words', () => {
    expect(read('docs/ARCHITECTURE.md').trim().split(/\s+/).length).toBeLessThanOrEqual(2000);
  });

  test('the glossary has at most forty words', () => {
    const terms = [...read('docs/glossary.md').matchAll(/^\| \*\*/gm)];
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.length).toBeLessThanOrEqual(40);
  });
});
