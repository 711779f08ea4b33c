// The ground that the houses hold, as shapes.

import { expect, test } from 'vitest';
import { SHAPES } from '#thrones/board/geometry';
import { type AreaView, heldBy } from '#thrones/board/boardView';
import type { AreaId, House } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';

const held = (by: Partial<Record<AreaId, House>>) =>
  heldBy(
    tabulate(AREA_IDS, (id): AreaView => ({
      controller: by[id] ?? null,
      units: [],
      order: null,
      power: null,
      garrison: null,
      neutral: null
    }))
  );

test('a house that holds nothing has no shape', () => {
  expect(held({})).toEqual([]);
});

test('all areas of a house are one shape, and nobody else’s lies in it', () => {
  const shapes = new Map(held({ winterfell: 'stark', 'white-harbor': 'stark', pyke: 'greyjoy' }));
  expect([...shapes.keys()].sort()).toEqual(['greyjoy', 'stark']);
  expect(shapes.get('greyjoy')).toBe(SHAPES.pyke.path);
  for (const id of ['winterfell', 'white-harbor'] as const) expect(shapes.get('stark')).toContain(SHAPES[id].path);
  expect(shapes.get('stark')).toHaveLength(SHAPES.winterfell.path.length + SHAPES['white-harbor'].path.length);
});

test('ships hold no ground', () => {
  expect(held({ 'the-narrow-sea': 'stark' })).toEqual([]);
});
