// Collects the pieces that a camera reads until a parcel is whole. The pieces of two parcels may come mixed; each parcel is
// collected by itself.

import { hashOf, hexOf } from '../saves/hex';
import { Basin } from './fountain';
import { BLOCK, type Frame, HEX } from './frames';

type Piece = Extract<Frame, { kind: 'piece' }>;

export interface Collected {
  readonly parcel: string;
  readonly bytes: Uint8Array;
}

export interface Progress {
  readonly count: number;
  readonly of: number;
  /** True if each place of the ring is filled. */
  readonly filled: readonly boolean[];
}

/** No two tablets show more parcels than this at once. */
const MOST = 4;

export class Collector {
  readonly #basins = new Map<string, Basin>();
  #latest: Basin | null = null;

  /** The progress of the parcel that was seen last. */
  get progress(): Progress | null {
    if (this.#latest === null) return null;
    const { count, blocks, filled } = this.#latest;
    return { count, of: blocks, filled };
  }

  /** Takes a piece; null until its parcel is whole. */
  async take(piece: Piece): Promise<Collected | null> {
    const key = keyOf(piece);
    const basin = this.#basins.get(key) ?? new Basin(piece.size, BLOCK);
    this.#basins.delete(key);
    this.#basins.set(key, basin);
    const [oldest] = this.#basins.keys();
    if (this.#basins.size > MOST && oldest !== undefined) this.#basins.delete(oldest);
    this.#latest = basin;
    if (!basin.take(piece)) return null;
    const bytes = basin.whole();
    if (bytes === null) return null;
    const parcel = await parcelOf(bytes);
    if (parcel.startsWith(piece.parcel)) return { parcel, bytes };
    // The parcel does not match its name, so one of the pieces was wrong.
    this.forget(piece);
    return null;
  }

  /** Drops the parcel of this piece, so that it is collected again. */
  forget(piece: Pick<Piece, 'parcel' | 'size'>): void {
    this.#basins.delete(keyOf(piece));
    this.#latest = null;
  }
}

const keyOf = ({ parcel, size }: Pick<Piece, 'parcel' | 'size'>): string => `${parcel} ${size}`;

/** The name of a parcel: the beginning of its hash. */
export const parcelOf = async (bytes: Uint8Array): Promise<string> => hexOf(await hashOf(bytes)).slice(0, HEX.hash);
