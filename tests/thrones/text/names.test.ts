// What the box calls things: an id is the English name in small letters, and on the board the same name is printed.

import { text as names } from 'text:thrones/names';
import { expect, test } from 'vitest';
import { SHAPES } from '#thrones/board/geometry';
import { AREA_IDS } from '#thrones/box/areas';
import nouns from '#text/nouns.en.json';

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[’,]/g, '').replaceAll(' ', '-');

/** Saved games know it by an older spelling. */
const SAVED: Readonly<Record<string, string>> = { 'redwyne-straights': 'redwyne-straits' };

const GROUPS = ['houses', 'areas', 'houseCards', 'westerosCards', 'wildlingCards'] as const;

test.each(GROUPS)('%s', (group) => {
  for (const [id, { name }] of Object.entries(nouns[group])) expect(idOf(name)).toBe(SAVED[id] ?? id);
});

test('an area is called what is printed in it', () => {
  const printed = AREA_IDS.flatMap((id) => {
    const { label } = SHAPES[id];
    return label === null ? [] : [[id, label.lines.join(' ')] as const];
  });
  expect(printed.length).toBeGreaterThan(40);
  // There is not always room for the article.
  const bare = (name: string): string => name.replace(/^The /, '');
  for (const [id, name] of printed) expect(bare(name)).toBe(bare(names(`areas.${id}`)));
});
