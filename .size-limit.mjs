// What the scripts may weigh: all of them, and those without which no board is there. The page of a game names them all.

import { readFileSync } from 'node:fs';

const named = readFileSync('build/play.html', 'utf8').matchAll(
  /"\.\/(_app\/immutable\/[^"]+\.js)" rel="modulepreload"/g
);

export default [
  { name: 'scripts', path: 'build/_app/**/*.js', limit: '464 kB', gzip: true },
  {
    name: 'scripts before the board',
    path: Array.from(named, ([, path]) => `build/${path}`),
    limit: '237 kB',
    gzip: true
  }
];
