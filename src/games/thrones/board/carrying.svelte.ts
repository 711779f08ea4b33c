// A piece in somebody's hand: where it was taken from, where it is, and over which area.

import type { AreaId } from '#thrones/box';
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';
import { pieceAt } from './hits';
import { toBoard } from './panZoom';
import type { Portable } from './boardView';

export interface Carried {
  readonly from: AreaId;
  readonly what: Portable;
  /** On the board. */
  readonly at: Point;
  /** Another area than its own. */
  readonly over: AreaId | null;
}

interface Around {
  readonly camera: Camera;
  readonly portable: () => ReadonlyMap<AreaId, Portable>;
  /** The area meant by a place in the pane. */
  readonly under: (at: Point) => AreaId | null;
  readonly ondrop: (from: AreaId, to: AreaId) => void;
}

export class Carrying {
  readonly #around: Around;
  #hand = $state.raw<Omit<Carried, 'what'> | null>(null);

  constructor(around: Around) {
    this.#around = around;
  }

  /** Nothing is left in the hand of what may not be carried any more. */
  readonly carried: Carried | null = $derived.by(() => {
    const what = this.#hand === null ? undefined : this.#around.portable().get(this.#hand.from);
    return this.#hand === null || what === undefined ? null : { ...this.#hand, what };
  });

  /** Takes what is there, if anything does. */
  take(at: Point, reach: number): boolean {
    const { camera, portable } = this.#around;
    const from = pieceAt(toBoard(camera.view, at), reach / camera.view.scale, portable());
    if (from !== null) this.#carry(from, at);
    return from !== null;
  }

  move(at: Point): void {
    if (this.#hand !== null) this.#carry(this.#hand.from, at);
  }

  /** Null: it goes back to where it was. */
  letGo(at: Point | null): void {
    if (at !== null) this.move(at);
    const { carried } = this;
    this.#hand = null;
    if (at !== null && carried !== null && carried.over !== null) this.#around.ondrop(carried.from, carried.over);
  }

  #carry(from: AreaId, at: Point): void {
    const over = this.#around.under(at);
    this.#hand = { from, at: toBoard(this.#around.camera.view, at), over: over === from ? null : over };
  }
}
