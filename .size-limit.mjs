// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chunksOfBuild, scriptsBeforeTheBoard, textBeforeTheBoard } from './scripts/board.mjs';
import { contentsOfBuild } from './scripts/contents.mjs';
import { listedIn } from './scripts/worker/listed.mjs';

const chunks = chunksOfBuild();
const contents = contentsOfBuild();

/** Text has a script for each language, of which one is read. @param {RegExp} wanted @returns {string[]} */
const textOf = (wanted) => Object.values(chunks).flatMap(({ name = '', file }) => (wanted.test(name) ? [file] : []));

/** Of the game of the tests, which is not published. @param {string} file */
const isOfTests = (file) => (contents[file] ?? []).some((module) => /^tests\/toy\/(?!listed)/.test(module));

const english = new Set(textOf(/^(text|nouns)-.*-en$/));

/** In kB, what listing that game adds to the start, and what it shares with others to all scripts by lying in files of its own. */
const [listing, sharing] = Object.values(contents).flat().includes('tests/toy/listed.ts') ? [0.4, 2.5] : [0, 0];

const PACKED = '.svelte-kit/packed';
mkdirSync(PACKED, { recursive: true });

/** As the worker tells, once English has been read: what is packed on the device is packed here by the same method. */
const onDevice = listedIn('build').map(({ url, kept }, at) => {
  const file = `build/${url}`;
  if (kept === undefined || (kept === 'until-read' && english.has(url))) return file;
  const packed = `${PACKED}/${at}.gz`;
  writeFileSync(packed, gzipSync(readFileSync(file)));
  return packed;
});

const OTHERS = ['hu', 'fr', 'it', 'de'];

export default [
  { name: 'on the device', path: onDevice, limit: '3.05 MB', gzip: false, brotli: false },
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
    limit: `${1007 + sharing} kB`,
    gzip: true
  },
  ...OTHERS.map((of) => ({
    name: `text, ${of}`,
    path: textOf(new RegExp(`^(text|nouns)-.*-${of}$`)).map((file) => `build/${file}`),
    limit: '125 kB',
    gzip: true
  })),
  {
    name: 'scripts before the board',
    path: [...new Set([...scriptsBeforeTheBoard('thrones'), ...textBeforeTheBoard('thrones', 'en')])].map(
      (path) => `build/${path}`
    ),
    limit: `${233 + listing} kB`,
    gzip: true
  }
];
