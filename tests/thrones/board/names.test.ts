// Names on the board: none is on another, at any scale, in the hand or on the table, in any language.

import { text } from 'text:thrones/names';
import { expect, test } from 'vitest';
import type { AreaId } from '#thrones/box';
import { LAND_AREAS, SEAS } from '#thrones/box/areas';
import { type AreaNames, LEGIBLE, namesAt, type Placed, stepOf } from '#thrones/board/nameSizes';
import { NAMED } from '#thrones/board/boardView';
import { LANGUAGES, type Language } from '#text/languages';

/** How wide a letter of the two scripts is, as a share of its size. */
const LETTER = { land: 0.55, sea: 0.47 } as const;

function areApart(one: Placed, other: Placed): boolean {
  const reach = ({ lines, size, row, sea }: Placed): readonly [number, number] => [
    (Math.max(...lines.map((line) => line.length)) * LETTER[sea ? 'sea' : 'land'] * size) / 2,
    (lines.length * row) / 2
  ];
  const [[w, h], [v, g]] = [reach(one), reach(other)];
  const [dx, dy] = [one.at[0] - other.at[0], one.at[1] - other.at[1]];
  return Math.abs(dx) >= w + v || Math.abs(dy) >= h + g;
}

const SCALES = Array.from({ length: 40 }, (_, i) => NAMED + i * 0.04);

/** In English as the drawing has them. */
const written = (language: Language): AreaNames =>
  language === 'en'
    ? {}
    : Object.fromEntries([...LAND_AREAS, ...SEAS].map((id: AreaId) => [id, text.in(language)(`areas.${id}`)]));

for (const language of LANGUAGES)
  for (const [how, legible] of Object.entries(LEGIBLE))
    test(`no name lies on another (${language}, ${how})`, () => {
      const called = written(language);
      for (const scale of SCALES) {
        const names = namesAt(stepOf(scale, legible), legible, called);
        for (const [i, one] of names.entries())
          for (const other of names.slice(0, i))
            expect(areApart(one, other), `${one.id} and ${other.id}, ${scale}`).toBe(true);
      }
    });

test('a name stays by its place: no further off than its own height', () => {
  for (const scale of SCALES)
    for (const { at, label, row, lines } of namesAt(stepOf(scale, LEGIBLE.far), LEGIBLE.far))
      expect(Math.hypot(at[0] - label.at[0], at[1] - label.at[1])).toBeLessThan(row * lines.length);
});

test('close up names on the table are as large as all can read', () => {
  for (const { size } of namesAt(stepOf(1.25, LEGIBLE.far), LEGIBLE.far).filter(({ sea }) => !sea))
    expect(size * 1.25).toBeGreaterThan(22);
});

test('a board that is not laid out yet has none', () => {
  expect(namesAt(stepOf(0), LEGIBLE.near, {}, () => true)).toEqual([]);
});

test('from afar only names that are kept are there, and can be read', () => {
  const kept = new Set<AreaId>(['winterfell', 'white-harbor', 'moat-cailin', 'the-narrow-sea']);
  for (const scale of [0.2, 0.28, 0.36]) {
    const names = namesAt(stepOf(scale), LEGIBLE.near, {}, (area) => kept.has(area));
    expect(new Set(names.map(({ id }) => id))).toEqual(kept);
    for (const [i, one] of names.entries()) {
      expect(one.size * scale).toBeGreaterThan(9.5);
      for (const other of names.slice(0, i)) expect(areApart(one, other), `${one.id} and ${other.id}`).toBe(true);
    }
  }
  const near = namesAt(stepOf(0.46), LEGIBLE.near, {}, (area) => kept.has(area));
  expect(near.length).toBeGreaterThan(40);
  expect(near.find(({ id }) => id === 'moat-cailin')!.size * 0.46).toBeGreaterThan(9.5);
});
