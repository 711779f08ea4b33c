// A fountain code: first the blocks of the bytes one by one, then as many sums of randomly chosen blocks as are wanted.
// Slightly more pieces than there are blocks are enough to restore the bytes, whichever pieces were missed.

import { Chance, chanceFrom } from '#engine/chance';

export interface Piece {
  /** This number and the number of blocks determine which blocks are in the piece. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

export const blocksIn = (size: number, block: number): number => Math.max(1, Math.ceil(size / block));

/** The blocks in the sum, with a place for each block. */
function chosen(number: number, blocks: number): Uint8Array {
  const places = new Uint8Array(blocks);
  if (number < blocks) places[number] = 1;
  else {
    const chance = new Chance(chanceFrom(`piece ${number} of ${blocks}`));
    for (let at = 0; at < blocks; at++) places[at] = chance.below(2);
    // An empty sum would tell nothing.
    if (!places.includes(1)) places[number % blocks] = 1;
  }
  return places;
}

function add(to: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < to.length; at++) to[at]! ^= other[at]!;
}

export function pieceOf(bytes: Uint8Array, block: number, number: number): Piece {
  const blocks = blocksIn(bytes.length, block);
  const sum = new Uint8Array(block);
  for (const [at, isIn] of chosen(number, blocks).entries())
    if (isIn) add(sum, bytes.subarray(at * block, (at + 1) * block).slice());
  return { number, bytes: sum };
}

interface Row {
  readonly places: Uint8Array;
  readonly bytes: Uint8Array;
}

/** Restores the bytes from the pieces that have arrived. */
export class Basin {
  readonly #size: number;
  readonly #block: number;
  /** The sums that are left, each at the position of its first block. */
  readonly #rows: (Row | null)[];
  #count = 0;

  constructor(size: number, block: number) {
    this.#size = size;
    this.#block = block;
    this.#rows = Array.from({ length: blocksIn(size, block) }, () => null);
  }

  get blocks(): number {
    return this.#rows.length;
  }

  /** The number of pieces that have told something new. */
  get count(): number {
    return this.#count;
  }

  /** The places of the ring that are filled. */
  get filled(): readonly boolean[] {
    return this.#rows.map((row) => row !== null);
  }

  /** Takes a piece; false if it tells nothing new. */
  take({ number, bytes }: Piece): boolean {
    const row: Row = { places: chosen(number, this.blocks), bytes: bytes.slice() };
    for (let at = row.places.indexOf(1); at !== -1; at = row.places.indexOf(1, at + 1)) {
      const known = this.#rows[at] ?? null;
      if (known === null) {
        this.#rows[at] = row;
        this.#count++;
        return true;
      }
      add(row.places, known.places);
      add(row.bytes, known.bytes);
    }
    return false;
  }

  /** The bytes; null until everything has arrived. */
  whole(): Uint8Array | null {
    if (this.#count < this.blocks) return null;
    const bytes = new Uint8Array(this.blocks * this.#block);
    for (let at = this.blocks - 1; at >= 0; at--) {
      const row = this.#rows[at]!;
      const sum = row.bytes.slice();
      for (let other = at + 1; other < this.blocks; other++)
        if (row.places[other]) add(sum, bytes.subarray(other * this.#block, (other + 1) * this.#block));
      bytes.set(sum, at * this.#block);
    }
    return bytes.subarray(0, this.#size);
  }
}
