// How each file is kept on the device: as it is, 'packed', or packed 'until-read'.

import { readFileSync } from 'node:fs';
import { chunksOfBuild, GAMES, namedIn, scriptsBeforeTheBoard } from '../board.mjs';

/** Scripts and text, which shrink to a third. */
const SHRINKS = /^(?:_app\/.*\.js|licences\.json)$/;

/** In bytes: what is smaller takes about as much when it is packed, and installing longer. */
const LEAST = 3000;

/** @returns {(url: string, size: number) => 'packed' | 'until-read' | undefined} of the build */
export function howKept() {
  const asItIs = new Set([
    ...namedIn(readFileSync('build/index.html', 'utf8')),
    ...GAMES.flatMap((game) => scriptsBeforeTheBoard(game))
  ]);
  const chunks = Object.values(chunksOfBuild());
  const text = new Set(chunks.flatMap(({ name = '', file }) => (/^(?:text|nouns)-/.test(name) ? [file] : [])));
  return (url, size) => {
    if (size < LEAST) return undefined;
    if (text.has(url)) return 'until-read';
    return SHRINKS.test(url) && !asItIs.has(url) ? 'packed' : undefined;
  };
}
