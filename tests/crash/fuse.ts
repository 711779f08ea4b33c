// Where in the life of an answer a browser is killed: some milliseconds after something the page told.

import type { Told } from './witness';

/** What had been told when the lights went out. */
export type Phase =
  | 'nothing'
  | 'after the tap'
  | 'while writing'
  | 'written, not shown'
  | 'just shown'
  | 'while thinking'
  | 'thought, not given'
  | 'no game back'
  | 'some back'
  | 'all back';

const NEXT: Readonly<Record<Told['what'], Phase | null>> = {
  hold: 'after the tap',
  tap: 'after the tap',
  writing: 'while writing',
  written: 'written, not shown',
  shown: 'just shown',
  thinking: 'while thinking',
  thought: 'thought, not given',
  row: null
};

/** How long something usually takes here, in milliseconds. */
export class Usual {
  #mean: number;

  constructor(first: number) {
    this.#mean = first;
  }

  get time(): number {
    return this.#mean;
  }

  /** One that took very long counts no more than one that took long. */
  took(time: number): void {
    this.#mean += (Math.min(time, 3 * this.#mean) - this.#mean) / 4;
  }
}

export class Fuse {
  readonly #kill: () => void;
  #lit: { readonly on: Told['what']; readonly after: number; left: number } | null = null;
  #began = 0;
  phase: Phase = 'nothing';
  /** How many writing transactions have ended. */
  written = 0;
  /** Of writing: usual times. */
  readonly #writing: Usual;

  constructor(kill: () => void, writing: Usual) {
    this.#kill = kill;
    this.#writing = writing;
  }

  /** Burns for this long after this many reports. */
  light(on: Told['what'], after: number, times = 1): void {
    this.#lit = { on, after, left: times };
    this.phase = 'nothing';
  }

  heard({ what }: Told): void {
    this.phase = NEXT[what] ?? this.phase;
    if (what === 'writing') this.#began = performance.now();
    if (what === 'written') {
      this.written++;
      this.#writing.took(performance.now() - this.#began);
    }
    if (this.#lit?.on !== what || --this.#lit.left > 0) return;
    const { after } = this.#lit;
    this.#lit = null;
    // Shorter than a timer can be.
    if (after < 0.5) this.#kill();
    else setTimeout(this.#kill, after);
  }
}
