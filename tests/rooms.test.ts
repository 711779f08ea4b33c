// What is written for those who come into a room: short, and true where a test can tell.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../eslint/rooms.js';

const read = (file: string): string => readFileSync(file, 'utf8');
const LINES = 20;
/** Floors of screens stand in the README of their game's screens, and tests and scripts in docs/testing.md. */
const ROOMS = [...new Set(Object.values(rooms).map(({ folder }) => folder))].filter(
  (folder) => /^(src|tools)\//.test(folder) && !/screens\/|gallery/.test(folder)
);

const FILES = ['src', 'static', 'tools', 'tests', 'scripts', 'eslint'].flatMap((root) =>
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
