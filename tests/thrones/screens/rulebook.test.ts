import { describe, expect, test } from 'vitest';
import type { HouseRules } from '#thrones/rules';
import { newGame } from '#thrones/flow/game';
import { SETUP } from '#thrones/box/setup';
import { screensOf } from '#games/screens';
import { finder } from '#shell/rulebook/finding';
import { ABOUTS } from '#thrones/rules/asks';
import { newSheet, startOf } from '#tests/support/saves';

const { chapters } = await (await screensOf('thrones')).rules();

/** The book at a table that has agreed on these. */
function chaptersBy(houseRules: HouseRules) {
  const { houses } = SETUP[6];
  const wanted = { houses, seed: 'rulebook', options: { edition: 'revised', tides: false }, houseRules } as const;
  const seats = houses.map((house) => ({ house, name: house, pin: null }));
  return chapters(newSheet({ start: startOf(wanted), seats, name: 'Friday' }, newGame(wanted)));
}

const contents = chapters(null);
const find = finder(contents, 'en');
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
  const [first] = find('retreat');
  expect(first?.leaf.id).toBe('retreat');
  expect(first?.shown[0]?.pieces.some((piece, i) => i % 2 === 1 && /retreat/i.test(piece))).toBe(true);
});

test('all words have to be there, in any case and without accents', () => {
  const ids = (wanted: string) => find(wanted).map(({ leaf }) => leaf.id);
  expect(ids('KING’S court')).toEqual(ids("king's court"));
  expect(ids('siege engine')).toContain('strength');
  expect(ids('siege dragon')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('the pieces of a hit make its sentence again', () => {
  for (const { leaf, shown } of find('order'))
    for (const { pieces } of shown)
      expect([leaf.lead, JSON.stringify(leaf.blocks)].join(' ')).toContain(pieces.join('').trim());
});

describe('with house rules', () => {
  const changedBy = (houseRules: HouseRules) =>
    Object.fromEntries(
      chaptersBy(houseRules)
        .flatMap((chapter) => chapter.leaves)
        .flatMap(({ id, changed }) => (changed === undefined ? [] : [[id, changed]]))
    );

  test('a leaf says what holds at this table, and what was changed', () => {
    const text = JSON.stringify(chaptersBy({ rounds: 6, castles: 5 }));
    expect(text).not.toMatch(/\b7 (areas|castles)|\b10 rounds|after round 10|after the 10th/i);
    expect(text).toMatch(/holds 5 areas with a castle/);
    expect(text).toMatch(/After round 6/);
    expect(text).toMatch(/at most 6 rounds\. After the 6th/);
    const told = ['The game ends after round 6, not 10.', '5 castles and strongholds win at once, not 7.'];
    expect(changedBy({ rounds: 6, castles: 5 })).toEqual({ short: told, winning: told, westeros: [told[0]] });
  });

  test('only the leaves that speak of a changed rule are marked', () => {
    expect(changedBy({ power: 8, glass: 2 })).toEqual({});
    expect(Object.keys(changedBy({ neutralForces: false }))).toEqual(['garrisons', 'players']);
    expect(Object.keys(changedBy({ opening: [['supply'], [], []] }))).toEqual(['westeros']);
  });

  test('by the book the book is as printed', () => {
    expect(chaptersBy({})).toEqual(contents);
    expect(JSON.stringify(contents)).toMatch(/holds 7 areas with a castle.*After round 10/);
  });
});
