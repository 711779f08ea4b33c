// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there. The page of a game names most of these; the
// rules and the table of the first game come as soon as its sheet has been read.

import { readFileSync } from 'node:fs';

const page = readFileSync('build/play.html', 'utf8');
const named = page.matchAll(/"\.\/(_app\/immutable\/[^"]+\.js)" rel="modulepreload"/g);

/** @type {Record<string, { file: string, imports?: string[], name?: string }>} */
const chunks = JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'));

/** @param {string} name @returns {string[]} */
const filesOf = (name) => [chunks[name]?.file ?? name, ...(chunks[name]?.imports ?? []).flatMap(filesOf)];

/** What the page of a game loads once its sheet has said that it is the first one: chunks by their names, iron-throne's apart. */
const FIRST_GAME = ['ruleset', 'Table'];

const first = FIRST_GAME.flatMap((wanted) => {
  const found = Object.keys(chunks).filter(
    (key) => chunks[key]?.name === wanted && chunks[key].file.endsWith('.js') && !key.includes('iron-throne')
  );
  if (found.length !== 1) throw new Error(`${found.length} chunks are called ${wanted}`);
  return found.flatMap(filesOf);
});

export default [
  { name: 'scripts', path: 'build/_app/**/*.js', limit: '727 kB', gzip: true },
  {
    name: 'scripts before the board',
    path: [...new Set([...Array.from(named, ([, path]) => path ?? ''), ...first])].map((path) => `build/${path}`),
    limit: '265 kB',
    gzip: true
  }
];
