import { expect, test } from 'vitest';
import { find } from '../../../src/shell/rulebook/finding';
import { ABOUTS } from '../../../src/games/thrones/rules/decisions';
import contents from '../../../src/games/thrones/words/en/rulebook/chapters';

const leaves = contents.flatMap((chapter) => chapter.leaves);

test('every leaf has an id of its own and the page it stands on', () => {
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
  for (const { pages } of leaves) {
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).toSatisfy((one: number) => one >= 4 && one <= 32);
  }
});

test('everything that is asked is explained on one leaf', () => {
  expect(leaves.flatMap(({ asks = [] }) => asks).sort()).toEqual([...ABOUTS].sort());
});

test('a word in a title comes first, and its sentence is marked', () => {
  const [first] = find(contents, 'retreat');
  expect(first?.leaf.id).toBe('retreat');
  expect(first?.pieces.some((piece, i) => i % 2 === 1 && /retreat/i.test(piece))).toBe(true);
});

test('all words have to be there, in any case and without accents', () => {
  const ids = (wanted: string) => find(contents, wanted).map(({ leaf }) => leaf.id);
  expect(ids('KING’S court')).toEqual(ids("king's court"));
  expect(ids('siege engine')).toContain('strength');
  expect(ids('siege dragon')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('the pieces of a hit make its sentence again', () => {
  for (const { leaf, pieces } of find(contents, 'order'))
    expect([leaf.lead, JSON.stringify(leaf.blocks)].join(' ')).toContain(pieces.join('').trim());
});
