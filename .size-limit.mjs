// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there.

import { readFileSync } from 'node:fs';
import { chunksOfBuild, scriptsBeforeTheBoard, textBeforeTheBoard } from './scripts/board.mjs';

const chunks = chunksOfBuild();

/** Text has a script for each language, of which one is read. @param {RegExp} wanted @returns {string[]} */
const textOf = (wanted) => Object.values(chunks).flatMap(({ name = '', file }) => (wanted.test(name) ? [file] : []));

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
    path: [...new Set([...scriptsBeforeTheBoard('thrones'), ...textBeforeTheBoard('thrones', 'en')])].map((path) => `build/${path}`),
    limit: '260 kB',
    gzip: true
  }
];
