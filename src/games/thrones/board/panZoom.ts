// The arithmetic of moving about the board. A view says where the board's origin is in the pane and how many pixels a unit of
// the board is: pixel = unit * scale + offset.

import type { Point, Size } from './geometry';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Frame {
  readonly board: Size;
  readonly pane: Size;
}

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The largest scale: a footman as large as a thumb. */
const CLOSEST = 2.4;

/** Pixels of open sea that may be seen beyond the edge of the board. */
const MARGIN = 12;

/** The scale at which the whole board is in the pane. */
export const wholeScale = ({ board, pane }: Frame): number =>
  Math.min(pane.width / board.width, pane.height / board.height);

const between = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** The places that one side of the board may have: in the middle while it fits, else so that it covers the pane up to the margin. */
function settle(offset: number, board: number, pane: number): number {
  const spare = pane - board;
  return spare >= -2 * MARGIN ? spare / 2 : between(spare - MARGIN, offset, MARGIN);
}

/** The view nearest to this one that the board allows. */
export function allowed({ x, y, scale }: View, frame: Frame): View {
  const { board, pane } = frame;
  const least = wholeScale(frame);
  const s = between(least, scale, Math.max(CLOSEST, least));
  return { x: settle(x, board.width * s, pane.width), y: settle(y, board.height * s, pane.height), scale: s };
}

export const whole = (frame: Frame): View => allowed({ x: 0, y: 0, scale: 0 }, frame);

export const moved = ({ x, y, scale }: View, [dx, dy]: Point, frame: Frame): View =>
  allowed({ x: x + dx, y: y + dy, scale }, frame);

/** Larger or smaller by a factor, with one pixel of the pane staying where it is. */
export function zoomed(view: View, factor: number, [px, py]: Point, frame: Frame): View {
  const { scale } = allowed({ ...view, scale: view.scale * factor }, frame);
  const k = scale / view.scale;
  return allowed({ x: px - (px - view.x) * k, y: py - (py - view.y) * k, scale }, frame);
}

/** Two fingers: what was under them stays under them. */
export function pinched(
  view: View,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  frame: Frame
): View {
  const middle = ([p, q]: readonly [Point, Point]): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const [from, to] = [middle([a, b]), middle([c, d])];
  const before = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const factor = before > 0 ? Math.hypot(c[0] - d[0], c[1] - d[1]) / before : 1;
  return moved(zoomed(view, factor, from, frame), [to[0] - from[0], to[1] - from[1]], frame);
}

/** The view in which a part of the board fills the pane, with some air around it, and no closer than `closest`. */
export function showing(part: Area, frame: Frame, closest = 1.3, airy = 0.1): View {
  const { pane } = frame;
  const air = Math.min(pane.width, pane.height) * airy;
  const fits = Math.min((pane.width - 2 * air) / part.width, (pane.height - 2 * air) / part.height);
  const scale = between(wholeScale(frame), fits, Math.max(closest, wholeScale(frame)));
  return centredOn([part.x + part.width / 2, part.y + part.height / 2], scale, frame);
}

/** The view of this scale with a point of the board in the middle of the pane. */
export const centredOn = ([x, y]: Point, scale: number, frame: Frame): View =>
  allowed({ x: frame.pane.width / 2 - x * scale, y: frame.pane.height / 2 - y * scale, scale }, frame);

/** The least move that brings a point of the board into the pane, clear of its edges. */
export function revealing(view: View, point: Point, frame: Frame): View {
  const { pane } = frame;
  const push = (at: number, size: number): number => {
    const edge = Math.min(72, size / 4);
    return between(edge, at, size - edge) - at;
  };
  const [px, py] = toPane(view, point);
  return moved(view, [push(px, pane.width), push(py, pane.height)], frame);
}

export const toPane = ({ x, y, scale }: View, [u, v]: Point): Point => [u * scale + x, v * scale + y];
export const toBoard = ({ x, y, scale }: View, [px, py]: Point): Point => [(px - x) / scale, (py - y) / scale];

/** The part of the board that is seen. */
export function seen(view: View, { board, pane }: Frame): Area {
  const [left, top] = toBoard(view, [0, 0]);
  const [right, bottom] = toBoard(view, [pane.width, pane.height]);
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(board.width, right) - x, height: Math.min(board.height, bottom) - y };
}

/** A point of the board is seen, so far from the edges of the pane. */
export function isInPane(view: View, point: Point, { pane }: Frame, edge: number): boolean {
  const [x, y] = toPane(view, point);
  return x >= edge && x <= pane.width - edge && y >= edge && y <= pane.height - edge;
}

/** Nothing of the board is out of sight. */
export const isWhole = (view: View, frame: Frame): boolean => view.scale <= wholeScale(frame) * 1.01;
