// What the box calls things: an id is the English name in small letters, and on the board the same name is printed.

import { expect, test } from 'vitest';
import { SHAPES } from '../../../src/games/thrones/board/geometry';
import { AREA_IDS } from '../../../src/games/thrones/box/areas';
import NAMES from '../../../src/games/thrones/words/en/names';

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[',]/g, '').replaceAll(' ', '-');

/** Saved games know it by an older spelling. */
const SAVED: Readonly<Record<string, string>> = { 'redwyne-straights': 'redwyne-straits' };

test.each(Object.entries(NAMES))('%s', (_what, names) => {
  for (const [id, name] of Object.entries(names)) expect(idOf(name)).toBe(SAVED[id] ?? id);
});

test('an area is called what is printed in it', () => {
  const printed = AREA_IDS.flatMap((id) => {
    const { label } = SHAPES[id];
    return label === null ? [] : [[id, label.lines.join(' ').replaceAll('’', "'")] as const];
  });
  expect(printed.length).toBeGreaterThan(40);
  // There is not always room for the article.
  const bare = (name: string): string => name.replace(/^The /, '');
  for (const [id, name] of printed) expect(bare(name)).toBe(bare(NAMES.areas[id]));
});
