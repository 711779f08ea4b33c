// Fingers, mouse and keys on the board: one finger drags the board, or a piece that it takes hold of; two pinch, the wheel zooms,
// keys do all of it. What is neither a drag nor a pinch is a touch, told by where it happened; a key or a screen reader touches what
// has the focus.

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';
import { directionOf } from './hits';

/** A finger that wanders less has not dragged. */
const STEADY = 7;

/** Pixels that a key moves the board. */
const STRIDE = 120;

const CLOSER = 1.35;

interface Handlers {
  readonly camera: Camera;
  /** A touch at a place in the pane. */
  readonly ontouchat: (at: Point) => void;
  /** A finger went down there and moves; says whether it took hold of a piece. */
  readonly ontake: (at: Point) => boolean;
  readonly oncarry: (at: Point) => void;
  /** The place where the piece was let go; null if it was not. */
  readonly onletgo: (at: Point | null) => void;
  /** The mouse is over a place in the pane. */
  readonly onpoint: (at: Point) => void;
  /** An element was touched by a key or a screen reader. */
  readonly ontouchelement: (element: Element) => void;
  /** An arrow key was pressed on an element; says whether there was somewhere to go. */
  readonly onarrow: (element: Element, direction: Point) => boolean;
}

export function gestures(handlers: Handlers): Attachment<HTMLElement> {
  const { camera } = handlers;
  return (stage) => {
    const fingers = new Map<number, Point>();
    let start: Point = [0, 0];
    let dragged = false;
    let carries = false;

    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = stage.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };

    const pair = (): readonly [Point, Point] | null => {
      const [a, b] = [...fingers.values()];
      return a && b ? [a, b] : null;
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        dragged = false;
        start = place(event);
      }
      if (fingers.size < 2) fingers.set(event.pointerId, place(event));
      if (carries) letGo(null);
    }

    function move(event: PointerEvent): void {
      const at = place(event);
      const from = fingers.get(event.pointerId);
      if (from === undefined) {
        if (event.pointerType === 'mouse') handlers.onpoint(at);
        return;
      }
      const before = pair();
      if (before === null && !dragged && Math.hypot(at[0] - start[0], at[1] - start[1]) < STEADY) return;
      if (!dragged) {
        dragged = true;
        for (const id of fingers.keys()) stage.setPointerCapture(id);
        carries = before === null && handlers.ontake(start);
      }
      fingers.set(event.pointerId, at);
      if (carries) {
        handlers.oncarry(at);
        return;
      }
      const after = pair();
      if (before && after) camera.pinch(before, after);
      else camera.pan([at[0] - from[0], at[1] - from[1]]);
    }

    function letGo(at: Point | null): void {
      carries = false;
      handlers.onletgo(at);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (!carries) return;
      const at = event.type === 'pointerup' ? place(event) : null;
      // After the click of a mouse: the result of it would take that for a tap elsewhere.
      setTimeout(() => letGo(at));
    }

    function click(event: MouseEvent): void {
      // A click without a pointer comes from a screen reader.
      if (event.detail === 0 && event.target instanceof Element) handlers.ontouchelement(event.target);
      else if (!dragged) handlers.ontouchat(place(event));
      dragged = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
      if (event.shiftKey) camera.pan([-(event.deltaX + event.deltaY) * lines, 0]);
      // Two fingers on a touchpad arrive as a wheel with the control key, in smaller steps.
      else camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), place(event));
    }

    function key(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      if (act(event, event.target)) event.preventDefault();
    }

    function act({ key, shiftKey }: KeyboardEvent, target: Element): boolean {
      const direction = directionOf(key);
      if (direction !== undefined) {
        if (!shiftKey && handlers.onarrow(target, direction)) return true;
        camera.glideBy([-direction[0] * STRIDE, -direction[1] * STRIDE]);
        return true;
      }
      if (key === '+' || key === '=') camera.glideCloser(CLOSER);
      else if (key === '-' || key === '_') camera.glideCloser(1 / CLOSER);
      else if (key === '0' || key === 'Home') camera.glideToWhole();
      else if (key === 'Enter' || key === ' ') handlers.ontouchelement(target);
      else return false;
      return true;
    }

    const listening = new AbortController();
    const { signal } = listening;
    stage.addEventListener('pointerdown', down, { signal });
    stage.addEventListener('pointermove', move, { signal });
    stage.addEventListener('pointerup', up, { signal });
    stage.addEventListener('pointercancel', up, { signal });
    stage.addEventListener('click', click, { signal });
    stage.addEventListener('wheel', wheel, { signal, passive: false });
    stage.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  };
}
