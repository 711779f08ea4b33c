// The rules of the game as players read them: they are found, they are whole, and their numbers are those of the box.

import { expect, test } from 'vitest';
import { SPECIAL_EVENTS } from '../../src/games/iron-throne/box/events';
import { PERSONS } from '../../src/games/iron-throne/box/people';
import { CHARACTER_CARDS } from '../../src/games/iron-throne/rules/effects/characterCards';
import { LEADERS } from '../../src/games/iron-throne/rules/effects/leaders';
import { event } from '../../src/games/iron-throne/words/en/events';
import chapters from '../../src/games/iron-throne/words/en/rulebook/chapters';
import { PRINTED } from '../../src/games/iron-throne/words/en/rulebook/versions';
import { ABOUTS } from '../../src/games/iron-throne/rules/asks';
import { find, sentencesOf } from '../../src/shell/rulebook/finding';

const leaves = chapters.flatMap((chapter) => chapter.leaves);
const textOf = (id: string): string => sentencesOf(leaves.find((leaf) => leaf.id === id)!).join(' ');

test('everything that is asked is explained on one leaf', () => {
  expect(leaves.flatMap(({ asks = [] }) => asks).sort()).toEqual([...ABOUTS].sort());
});

test('every leaf has an id of its own, something on it, and pages of the booklet', () => {
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
  for (const leaf of leaves) {
    expect(leaf.lead.length).toBeGreaterThan(0);
    expect(leaf.blocks.length).toBeGreaterThan(0);
    for (const { text, steps = [], may = [], never = [] } of leaf.blocks) {
      const lines = [...(text === undefined ? [] : [text]), ...steps, ...may, ...never];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/[.?!]$/);
    }
    for (const page of leaf.pages) expect(page).toSatisfy((one: number) => one >= 2 && one <= 12);
  }
  expect(leaves.filter(({ pages }) => pages.length === 0).map(({ id }) => id)).toEqual(['table', 'house-versions']);
});

test('every leaf is found by its title, and before all others', () => {
  for (const leaf of leaves) expect(find(chapters, leaf.title)[0]?.leaf.id, leaf.title).toBe(leaf.id);
});

test.each([
  ['compel', 'support'],
  ['rounded up', 'rewards'],
  ['signed', 'bargain'],
  ['discard pile', 'house-cards'],
  ['quill', 'house-versions'],
  ['share the victory', 'ending']
])('whoever looks for "%s" finds "%s"', (wanted, id) => {
  expect(find(chapters, wanted).map(({ leaf }) => leaf.id)).toContain(id);
});

test('[IT-1.3] [IT-8.2] [IT-9.2] [IT-14.1] the numbers that players ask for', () => {
  expect(textOf('set-up')).toContain('dealt 2 of your House’s 5 leaders');
  expect(textOf('set-up')).toContain('You draw 5 House cards and place 5 influence');
  expect(textOf('house-cards')).toContain('the same 25 cards');
  expect(textOf('house-cards')).toContain('11 hostilities, one each of 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 and 20.');
  expect(textOf('house-cards')).toContain('10 character cards: 2 of each of your 5 people');
  expect(textOf('house-cards')).toContain('4 truces.');
  expect(textOf('bargain')).toContain('Hostages: take up to 2.');
  expect(textOf('bargain')).toContain('Power: up to 3,');
  expect(textOf('rewards')).toContain('draws 2 cards and moves 2 power');
  expect(textOf('torture')).toContain('4 power from that sheet go back in the box');
  expect(textOf('power')).toContain('Your House has 20 power');
});

test('as many leaders and cards as the book prints are said to be as in the book', () => {
  const printed = (marks: Readonly<Record<string, { readonly mark: string }>>): number =>
    PERSONS.filter((person) => marks[person]?.mark === 'book').length;
  expect(PRINTED.leaders).toBe(printed(LEADERS));
  expect(PRINTED.cards).toBe(printed(CHARACTER_CARDS));
  expect(PERSONS.length).toBe(25);
  for (const special of SPECIAL_EVENTS) expect(textOf('challenge')).toContain(`${event(special).name}: `);
});
