// The pieces that a camera has read so far, for screens.

import { type Collected, Collector, type Progress } from './collector';

export type Piece = Parameters<Collector['take']>[0];

export class Catch {
  #collector = new Collector();
  #progress: Progress | null = $state.raw(null);

  get progress(): Progress | null {
    return this.#progress;
  }

  /** Called when the camera opens: what it read before is dropped. */
  begin(): void {
    this.#collector = new Collector();
    this.#progress = null;
  }

  /** Takes a piece; null until a parcel is whole, also if the camera was opened again in the meantime or nothing is `wanted` any more. */
  async take(piece: Piece, wanted: () => boolean = () => true): Promise<Collected | null> {
    const collector = this.#collector;
    const collected = await collector.take(piece);
    if (collector !== this.#collector || !wanted()) return null;
    this.#progress = collector.progress;
    return collected;
  }

  /** Drops the parcel of this piece, so that it is collected again. */
  forget(piece: Piece): void {
    this.#collector.forget(piece);
  }
}
