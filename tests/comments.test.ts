// Comments are written as people speak: the words of old books are found here, wherever they stand.

import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wrongComment } from '../eslint/words.js';
import { below } from '../scripts/text/read.mjs';

const COMMENT = /(?<![:'"`/\w])\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;

const files = ['src', 'tools', 'tests', 'scripts', 'eslint'].flatMap((folder) =>
  below(folder, /\.(ts|svelte|css|js|mjs)$/).filter((file) => !/[\\/]bare[\\/]/.test(file) && statSync(file).isFile())
);

test.each(['// Read anew after each write.', '/** Where the game lies. */', '<!-- Goes on once more. -->'])(
  '%s',
  (comment) => expect(wrongComment(comment)).toMatch(/ is not ours: /)
);

test('no comment has a word that is not ours', () => {
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)].flatMap(([comment]) => {
      const fault = file.includes('comments.test') ? undefined : wrongComment(comment);
      return fault === undefined ? [] : [`${file}: ${fault}`];
    })
  );
  expect(wrong).toEqual([]);
});
