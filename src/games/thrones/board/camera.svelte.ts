// The camera over the board. Moving changes only the view; parts drawn to measure (names, targets) follow once it rests.

import { BOARD, type Point, type Size } from './geometry';
import {
  type Area,
  centredOn,
  type Frame,
  isWhole,
  moved,
  pinched,
  revealing,
  showing,
  toBoard,
  type View,
  whole,
  zoomed
} from './panZoom';

/** So long after the last move the board counts as resting. */
const REST = 220;

const GLIDE = 260;

export class Camera {
  #frame: Frame = $state.raw({ board: BOARD, pane: { width: 0, height: 0 } });
  #view: View = $state.raw({ x: 0, y: 0, scale: 1 });
  #resting: View = $state.raw({ x: 0, y: 0, scale: 1 });
  #motion: 'none' | 'following' | 'gliding' = $state.raw('none');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The part of the board it was sent to, until it is moved. */
  #part: { readonly of: Area; readonly closest?: number | undefined; readonly airy?: number } | null = null;

  get view(): View {
    return this.#view;
  }

  get frame(): Frame {
    return this.#frame;
  }

  /** The scale that names and targets are drawn for. */
  get restingScale(): number {
    return this.#resting.scale;
  }

  /** The place where it came to rest. */
  get resting(): View {
    return this.#resting;
  }

  get motion(): 'none' | 'following' | 'gliding' {
    return this.#motion;
  }

  get isWhole(): boolean {
    return isWhole(this.#view, this.#frame);
  }

  get ready(): boolean {
    return this.#frame.pane.width > 0 && this.#frame.pane.height > 0;
  }

  /** A part that was to be seen is seen, a whole board stays whole, and else what was in the middle stays there. */
  resize(pane: Size): void {
    if (pane.width === 0 || pane.height === 0) return;
    const stayWhole = !this.ready || this.isWhole;
    const { width, height } = this.#frame.pane;
    const middle = toBoard(this.#view, [width / 2, height / 2]);
    this.#frame = { board: BOARD, pane };
    if (this.#part) this.#view = showing(this.#part.of, this.#frame, this.#part.closest, this.#part.airy);
    else if (stayWhole) this.#view = whole(this.#frame);
    else this.#view = centredOn(middle, this.#view.scale, this.#frame);
    this.#rest();
  }

  pan(by: Point): void {
    this.#follow(moved(this.#view, by, this.#frame));
  }

  zoom(factor: number, at: Point): void {
    this.#follow(zoomed(this.#view, factor, at, this.#frame));
  }

  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void {
    this.#follow(pinched(this.#view, before, after, this.#frame));
  }

  glideBy(by: Point): void {
    this.#glide(moved(this.#view, by, this.#frame));
  }

  glideCloser(factor: number): void {
    const { width, height } = this.#frame.pane;
    this.#glide(zoomed(this.#view, factor, [width / 2, height / 2], this.#frame));
  }

  glideToWhole(): void {
    this.#glide(whole(this.#frame));
  }

  /** May be told before the size of the pane is known. */
  glideToPart(part: Area, closest?: number): void {
    if (this.ready) this.#glide(showing(part, this.#frame, closest));
    this.#part = { of: part, closest };
  }

  /** Shows a part of the board, out to the edges of the pane. */
  fill(part: Area): void {
    this.#part = { of: part, airy: 0 };
    this.resize(this.#frame.pane);
  }

  /** Looks at a point, no farther away than now. */
  glideTo(point: Point, least = 0): void {
    this.#glide(centredOn(point, Math.max(least, this.#view.scale), this.#frame));
  }

  /** The least move that brings a point into sight. */
  reveal(point: Point): void {
    const view = revealing(this.#view, point, this.#frame);
    if (view.x !== this.#view.x || view.y !== this.#view.y) this.#glide(view);
  }

  #follow(view: View): void {
    this.#part = null;
    this.#view = view;
    this.#moving('following', REST);
  }

  #glide(view: View): void {
    this.#part = null;
    this.#view = view;
    this.#moving('gliding', GLIDE);
  }

  #moving(motion: 'following' | 'gliding', long: number): void {
    this.#motion = motion;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), long);
  }

  #rest(): void {
    this.#motion = 'none';
    this.#resting = this.#view;
  }
}
