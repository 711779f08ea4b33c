import { beforeEach, expect, test, vi } from 'vitest';
import { Camera } from '#thrones/board/camera.svelte';
import { toBoard, toPane } from '#thrones/board/panZoom';

const PART = { x: 400, y: 600, width: 200, height: 150 };
const LARGE = { width: 800, height: 700 };
const SMALL = { width: 390, height: 300 };

beforeEach(() => void vi.useFakeTimers());

const middleOf = ({ view, frame: { pane } }: Camera) => toBoard(view, [pane.width / 2, pane.height / 2]);

function expectInSight({ view, frame: { pane } }: Camera): void {
  for (const corner of [
    [PART.x, PART.y],
    [PART.x + PART.width, PART.y + PART.height]
  ] as const) {
    const [x, y] = toPane(view, corner);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(pane.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(pane.height);
  }
}

test('a part that was asked for before the pane has a size is seen once it has', () => {
  const camera = new Camera();
  camera.glideToPart(PART);
  camera.resize(LARGE);
  expectInSight(camera);
  expect(camera.isWhole).toBe(false);
});

test('a part is still seen when the pane shrinks', () => {
  const camera = new Camera();
  camera.resize(LARGE);
  camera.glideToPart(PART);
  camera.resize(SMALL);
  expectInSight(camera);
});

test('once the board is moved, what is in the middle stays there when the pane shrinks', () => {
  const camera = new Camera();
  camera.resize(LARGE);
  camera.glideToPart(PART);
  camera.pan([30, -40]);
  const [before, { scale }] = [middleOf(camera), camera.view];
  camera.resize(SMALL);
  expect(camera.view.scale).toBe(scale);
  const after = middleOf(camera);
  expect(after[0]).toBeCloseTo(before[0]);
  expect(after[1]).toBeCloseTo(before[1]);
});
