import { describe, expect, test } from 'vitest';
import {
  allowed,
  centredOn,
  type Frame,
  isWhole,
  moved,
  pinched,
  revealing,
  seen,
  showing,
  toBoard,
  toPane,
  type View,
  whole,
  zoomed
} from '#thrones/board/panZoom';

const board = { width: 1000, height: 1860 };
const wide: Frame = { board, pane: { width: 1280, height: 744 } };
const tall: Frame = { board, pane: { width: 390, height: 844 } };

/** Two fingers, and the same a little lower and 1.4 times as far apart. */
const PAIR = [
  [100, 200],
  [200, 300]
] as const;
const WIDER = [
  [90, 210],
  [230, 350]
] as const;
const HERE = [100, 100] as const;

describe.each([
  ['a wide pane', wide],
  ['a tall pane', tall]
])('in %s', (_name, frame) => {
  const { pane } = frame;

  test('the whole board fits and lies in the middle', () => {
    const view = whole(frame);
    expect(isWhole(view, frame)).toBe(true);
    expect(board.width * view.scale).toBeLessThanOrEqual(pane.width + 0.001);
    expect(board.height * view.scale).toBeLessThanOrEqual(pane.height + 0.001);
    const middle = toPane(view, [500, 930]);
    expect(middle[0]).toBeCloseTo(pane.width / 2);
    expect(middle[1]).toBeCloseTo(pane.height / 2);
    expect(seen(view, frame)).toEqual({ x: 0, y: 0, width: 1000, height: 1860 });
  });

  test('zooming keeps what is under the pointer', () => {
    const at = [pane.width * 0.4, pane.height * 0.6] as const;
    const near = centredOn([500, 930], 1.6, frame);
    const before = toBoard(near, at);
    const after = toBoard(zoomed(near, 1.3, at, frame), at);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test('zooming ends at the whole board and at the closest look', () => {
    const start = centredOn([500, 930], 1, frame);
    expect(isWhole(zoomed(start, 1e-6, [0, 0], frame), frame)).toBe(true);
    expect(zoomed(start, 1e6, [0, 0], frame).scale).toBe(2.4);
  });

  test('the board cannot be pushed out of the pane', () => {
    const start = centredOn([500, 930], 2, frame);
    for (const by of [
      [1e5, 1e5],
      [-1e5, -1e5]
    ] as const) {
      const { x, y, scale } = moved(start, by, frame);
      expect(x).toBeLessThanOrEqual(12);
      expect(y).toBeLessThanOrEqual(12);
      expect(x + board.width * scale).toBeGreaterThanOrEqual(pane.width - 12);
      expect(y + board.height * scale).toBeGreaterThanOrEqual(pane.height - 12);
    }
  });

  test('a view that is allowed stays as it is', () => {
    const view = centredOn([400, 700], 1.7, frame);
    expect(allowed(view, frame)).toEqual(view);
  });

  test('two fingers keep what is under them', () => {
    const view: View = centredOn([500, 930], 1.6, frame);
    const then = pinched(view, PAIR, WIDER, frame);
    expect(then.scale).toBeCloseTo(1.6 * 1.4);
    const [from, to] = [toBoard(view, [150, 250]), toBoard(then, [160, 280])];
    expect(to[0]).toBeCloseTo(from[0]);
    expect(to[1]).toBeCloseTo(from[1]);
  });

  test('two fingers on one spot only move', () => {
    const view = centredOn([500, 930], 1.6, frame);
    const then = pinched(view, [HERE, HERE], [HERE, [HERE[0] + 40, HERE[1]]], frame);
    expect(then.scale).toBe(1.6);
    expect(then.x).toBeCloseTo(view.x + 20);
  });

  test('a part of the board is shown whole', () => {
    const part = { x: 300, y: 400, width: 250, height: 300 };
    const view = showing(part, frame);
    const { x, y, width, height } = seen(view, frame);
    expect(x).toBeLessThanOrEqual(300);
    expect(y).toBeLessThanOrEqual(400);
    expect(x + width).toBeGreaterThanOrEqual(550);
    expect(y + height).toBeGreaterThanOrEqual(700);
  });

  test('what is out of sight is brought into it, and what is in sight stays', () => {
    const view = centredOn([500, 300], 1.5, frame);
    const [px, py] = toPane(revealing(view, [700, 1500], frame), [700, 1500]);
    expect(px).toBeLessThan(pane.width);
    expect(py).toBeLessThan(pane.height);
    expect(revealing(view, [500, 300], frame)).toEqual(view);
  });
});
