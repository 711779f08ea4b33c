// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there.

import { readFileSync } from 'node:fs';
import { chunksOfBuild, scriptsBeforeTheBoard, textBeforeTheBoard } from './scripts/board.mjs';
import { contentsOfBuild } from './scripts/contents.mjs';

const chunks = chunksOfBuild();
const contents = contentsOfBuild();

/** Text has a script for each language, of which one is read. @param {RegExp} wanted @returns {string[]} */
const textOf = (wanted) => Object.values(chunks).flatMap(({ name = '', file }) => (wanted.test(name) ? [file] : []));

/** Of the game of the tests, which is not published. @param {string} file */
const isOfTests = (file) => (contents[file] ?? []).some((module) => /^tests\/toy\/(?!listed)/.test(module));

/** In kB, what listing that game adds to the start, and what it shares with others to all scripts by lying in files of its own. */
const [listing, sharing] = Object.values(contents).flat().includes('tests/toy/listed.ts') ? [0.4, 2.5] : [0, 0];

/** Told by the worker itself. */
const precached = Array.from(
  readFileSync('build/sw.js', 'utf8').matchAll(/url:"([^"]+)"/g),
  ([, url]) => `build/${url}`
);

const OTHERS = ['hu', 'fr', 'it', 'de'];

export default [
  { name: 'precached, as it lies on the device', path: precached, limit: '4.48 MB', gzip: false, brotli: false },
  // With the pages for developers, of which that of all messages has 37 kB.
  {
    name: 'scripts, English',
    path: [
      'build/_app/**/*.js',
      ...Object.keys(contents)
        .filter(isOfTests)
        .concat(OTHERS.flatMap((of) => textOf(new RegExp(`^(text|nouns)-.*-${of}$`))))
        .map((file) => `!build/${file}`)
    ],
    limit: `${888 + sharing} kB`,
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
    path: [...new Set([...scriptsBeforeTheBoard('thrones'), ...textBeforeTheBoard('thrones', 'en')])].map(
      (path) => `build/${path}`
    ),
    limit: `${260 + listing} kB`,
    gzip: true
  }
];
