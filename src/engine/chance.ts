// Chance. The generator (sfc32) lives in the position, so that a game follows from its seed and its answers.

export type ChanceState = readonly [number, number, number, number];

/** Spreads a seed of any length over the four words of the state (FNV-1a with four offsets), then lets it run warm. */
export function chanceFrom(seed: string): ChanceState {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((offset) => {
    let hash = offset;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    return hash | 0;
  }) as [number, number, number, number];
  const chance = new Chance(words);
  for (let i = 0; i < 15; i++) chance.next();
  return chance.state;
}

/** A generator at work. Take `state` back into the position when done. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: ChanceState) {
    [this.#a, this.#b, this.#c, this.#d] = state;
  }

  get state(): ChanceState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** 32 random bits. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  /** A whole number from 0 to n - 1, each equally likely: the uneven rest of the range is thrown back. */
  below(n: number): number {
    const limit = 0x100000000 - (0x100000000 % n);
    let bits = this.next();
    while (bits >= limit) bits = this.next();
    return bits % n;
  }

  /** A fraction: at least 0 and always less than 1. */
  fraction(): number {
    return this.next() / 0x100000000;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    return shuffled;
  }
}
