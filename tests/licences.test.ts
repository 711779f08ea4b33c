// Whose work the app contains: all of it is named, and its terms come with it.

import { ICONS } from '#shell/settings/settingIcons';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, licencesOf } from '../scripts/licences.mjs';

test('About names every symbol that NOTICE names', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  const listed =
    /by\/3\.0\/\):([^.]+)\./
      .exec(notice)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  expect(listed.length).toBeGreaterThan(10);
  expect(ICONS.split(', ')).toEqual(listed);
});

test('a module leads to the package it comes from', () => {
  const cases: [string, string | null][] = [
    [`${process.cwd()}/node_modules/svelte/src/index.js`, 'svelte'],
    ['node_modules/@fontsource/alegreya/files/one.woff2', '@fontsource/alegreya'],
    ['C:\\app\\node_modules\\xstate\\dist\\index.js', 'xstate'],
    [`${process.cwd()}/node_modules/svelte/node_modules/clsx/index.js?v=1`, 'clsx'],
    ['\0vite/preload-helper.js', 'vite'],
    [`${process.cwd()}/src/lib/box/areas.ts`, null],
    ['/@vite-plugin-pwa/virtual:pwa-register/svelte', 'vite-plugin-pwa'],
    ['\0virtual:something', null]
  ];
  for (const [id, name] of cases) {
    const folder = folderOf(id);
    if (name === null) expect(folder, id).toBeNull();
    else expect(JSON.parse(readFileSync(join(folder ?? '', 'package.json'), 'utf8')), id).toMatchObject({ name });
  }
});

test('each text comes once, with the names of all it stands for; a notice that has to go along does', () => {
  const folders = ['workbox-core', 'dexie', 'workbox-routing', 'workbox-core'].map((name) => `node_modules/${name}`);
  const all = licencesOf(folders);
  expect(all.map(({ names }) => names.map((name) => name.split(' ')[0]))).toEqual([
    ['Pass'],
    ['dexie'],
    ['workbox-core', 'workbox-routing']
  ]);
  expect(all[1]?.licence).toBe('Apache-2.0');
  expect(existsSync('node_modules/dexie/NOTICE')).toBe(true);
  expect(all[1]?.text).toContain(readFileSync('node_modules/dexie/NOTICE', 'utf8').trim());
});
