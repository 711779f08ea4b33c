// What a camera has gathered so far, as screens show it.

import { type Gathered, Gathering, type Progress } from './gathering';

export type Piece = Parameters<Gathering['take']>[0];

export class Catch {
  #gathering = new Gathering();
  #progress: Progress | null = $state.raw(null);

  get progress(): Progress | null {
    return this.#progress;
  }

  /** The camera opens: what it took before counts no more. */
  begin(): void {
    this.#gathering = new Gathering();
    this.#progress = null;
  }

  /** Null until a parcel is whole, and where the camera began again in the meantime or nothing is `wanted` any more. */
  async take(piece: Piece, wanted: () => boolean = () => true): Promise<Gathered | null> {
    const gathering = this.#gathering;
    const gathered = await gathering.take(piece);
    if (gathering !== this.#gathering || !wanted()) return null;
    this.#progress = gathering.progress;
    return gathered;
  }

  /** The parcel of this piece is gathered again. */
  forget(piece: Piece): void {
    this.#gathering.forget(piece);
  }
}
