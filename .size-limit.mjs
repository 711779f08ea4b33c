// What the scripts may weigh: all of them (a worker has copies of what the page has), and those without which no board is there. The page of a game names most of these; the
// rules of the first game come as soon as its sheet has been read.

import { readFileSync } from 'node:fs';

const page = readFileSync('build/play.html', 'utf8');
const named = page.matchAll(/"\.\/(_app\/immutable\/[^"]+\.js)" rel="modulepreload"/g);

/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} */
const chunks = JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'));

/** @param {string} name @returns {string[]} */
const filesOf = (name) => [chunks[name]?.file ?? name, ...(chunks[name]?.imports ?? []).flatMap(filesOf)];

const late = chunks['.svelte-kit/generated/client-optimized/app.js']?.dynamicImports ?? [];
const rules = late.filter((name) => !/^\.svelte-kit|iron-throne/.test(name)).flatMap(filesOf);

export default [
  { name: 'scripts', path: 'build/_app/**/*.js', limit: '625 kB', gzip: true },
  {
    name: 'scripts before the board',
    path: [...new Set([...Array.from(named, ([, path]) => path ?? ''), ...rules])].map((path) => `build/${path}`),
    limit: '246 kB',
    gzip: true
  }
];
