// The pieces that a camera has read so far, for screens.

import { type Gathered, Gathering, type Progress } from './gathering';

export type Piece = Parameters<Gathering['take']>[0];

export class Catch {
  #gathering = new Gathering();
  #progress: Progress | null = $state.raw(null);

  get progress(): Progress | null {
    return this.#progress;
  }

  /** Called when the camera opens: what it read before is dropped. */
  begin(): void {
    this.#gathering = new Gathering();
    this.#progress = null;
  }

  /** Null until a parcel is whole; also if the camera was opened again in the meantime or nothing is `wanted` any more. */
  async take(piece: Piece, wanted: () => boolean = () => true): Promise<Gathered | null> {
    const gathering = this.#gathering;
    const gathered = await gathering.take(piece);
    if (gathering !== this.#gathering || !wanted()) return null;
    this.#progress = gathering.progress;
    return gathered;
  }

  /** Drops the parcel of this piece, so that it is collected again. */
  forget(piece: Piece): void {
    this.#gathering.forget(piece);
  }
}
