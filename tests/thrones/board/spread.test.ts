// Signs on the board that do not cover one another.

import { expect, test } from 'vitest';
import type { Point } from '#thrones/board/geometry';
import { clearOf, type Sign, spread } from '#thrones/board/spread';

const PANE = { x: 0, y: 0, width: 400, height: 300 };
const sign = (...at: Point): Sign => ({ at, size: { width: 100, height: 40 } });

const cover = (signs: readonly Sign[], places: readonly Point[]): boolean =>
  places.some(([x, y], i) =>
    places.slice(i + 1).some(([u, v], j) => {
      const [one, other] = [signs[i]!.size, signs[i + 1 + j]!.size];
      return Math.abs(x - u) < (one.width + other.width) / 2 && Math.abs(y - v) < (one.height + other.height) / 2;
    })
  );

test('signs that are apart stay where they are', () => {
  expect(spread([sign(100, 100), sign(250, 200)], PANE)).toEqual([
    [100, 100],
    [250, 200]
  ]);
});

test('the lower one of two goes the shortest way aside', () => {
  expect(spread([sign(210, 120), sign(200, 100)], PANE)).toEqual([
    [210, 144],
    [200, 100]
  ]);
});

test('nothing reaches over the edge', () => {
  expect(spread([sign(10, 295), sign(390, 5)], PANE)).toEqual([
    [50, 280],
    [350, 20]
  ]);
});

test('a dozen in a heap come apart', () => {
  const heap = Array.from({ length: 12 }, (_, i) => sign(190 + 7 * (i % 4), 140 + 9 * (i % 3)));
  expect(
    cover(
      heap,
      heap.map(({ at }) => at)
    )
  ).toBe(true);
  expect(cover(heap, spread(heap, PANE))).toBe(false);
});

test('where there is no room for another, it stays at its place', () => {
  const heap = Array.from({ length: 40 }, () => sign(200, 150));
  expect(spread(heap, PANE).at(-1)).toEqual([200, 150]);
});

test('a sign keeps clear of what lies there, and is left out where that is too far', () => {
  const name = sign(200, 100);
  const far = (most: number) => clearOf([sign(200, 110)], PANE, [name], () => most);
  expect(far(50)).toEqual([[200, 144]]);
  expect(far(30)).toEqual([null]);
});

test('a sign keeps to where it is understood, and is left out where there is no such room', () => {
  const name = sign(200, 100);
  const left = (x: number) =>
    clearOf(
      [sign(200, 110)],
      PANE,
      [name],
      () => 120,
      (_, at) => at[0] < x
    );
  expect(left(100)).toEqual([[96, 110]]);
  expect(left(90)).toEqual([null]);
});

test('a sign that is left out takes no room from the next', () => {
  const lying = [sign(200, 100)];
  const [none, next] = clearOf([sign(200, 100), sign(200, 144)], PANE, lying, ({ at }) => (at[1] === 100 ? 10 : 60));
  expect([none, next]).toEqual([null, [200, 144]]);
});
