// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there. The page of a game names most of these; the
// rules and the table of the first game come as soon as its sheet has been read.

import { readFileSync } from 'node:fs';
import { contentsOfBuild } from './scripts/contents.mjs';

const page = readFileSync('build/play.html', 'utf8');
const named = page.matchAll(/"\.\/(_app\/immutable\/[^"]+\.js)" rel="modulepreload"/g);

/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const chunks = JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'));

/** @param {string} name @returns {string[]} */
const filesOf = (name) => [chunks[name]?.file ?? name, ...(chunks[name]?.imports ?? []).flatMap(filesOf)];

const contents = contentsOfBuild();

/** What the page of a game loads once its sheet has said that it is the first one. */
const FIRST_GAME = ['screens/pages.ts', 'flow/ruleset.ts', 'screens/table/Table.svelte'];

const first = FIRST_GAME.flatMap((wanted) => {
  const script = Object.keys(contents).find(
    (file) => file.endsWith('.js') && contents[file]?.includes(`src/games/thrones/${wanted}`)
  );
  const chunk = Object.keys(chunks).find((name) => chunks[name]?.file === script);
  if (chunk === undefined) throw new Error(`${wanted} is in no script`);
  return filesOf(chunk);
});

/** Text has a script for each language, of which one is read. @param {RegExp} wanted @returns {string[]} */
const textOf = (wanted) => Object.values(chunks).flatMap(({ name = '', file }) => (wanted.test(name) ? [file] : []));

/** What comes before the board; the text of stages, panels and pages comes when they do. */
const text = textOf(/^(text-(\w+-)*(start|play|rules|table)-(ui|shell|thrones)|nouns-(none|thrones))-en$/);

/** Told by the worker itself. */
const precached = Array.from(
  readFileSync('build/sw.js', 'utf8').matchAll(/url:"([^"]+)"/g),
  ([, url]) => `build/${url}`
);

const OTHERS = ['hu', 'fr', 'it', 'de'];

export default [
  { name: 'precached, as it lies on the device', path: precached, limit: '4.46 MB', gzip: false, brotli: false },
  // With the pages for developers, of which that of all messages has 37 kB.
  {
    name: 'scripts, English',
    path: [
      'build/_app/**/*.js',
      ...OTHERS.flatMap((of) => textOf(new RegExp(`^(text|nouns)-.*-${of}$`))).map((file) => `!build/${file}`)
    ],
    limit: '888 kB',
    gzip: true
  },
  ...OTHERS.map((of) => ({
    name: `text, ${of}`,
    path: textOf(new RegExp(`^(text|nouns)-.*-${of}$`)).map((file) => `build/${file}`),
    limit: '108 kB',
    gzip: true
  })),
  {
    name: 'scripts before the board',
    path: [...new Set([...Array.from(named, ([, path]) => path ?? ''), ...first, ...text])].map(
      (path) => `build/${path}`
    ),
    limit: '263 kB',
    gzip: true
  }
];
