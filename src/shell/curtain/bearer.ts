// Who is to take the tablet, in whichever game: a curtain knows no house but by this.

import type { Component } from 'svelte';

/** A pattern of one thread, and the width and height after which it repeats. */
export interface Weave {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

export interface Cloth {
  /** The class that gives it the colours of its house. */
  readonly colours: string;
  readonly weave: Weave;
}

export interface Bearer extends Cloth {
  readonly house: string;
  /** What the house is called. */
  readonly title: string;
  /** Of the player; may be empty. */
  readonly name: string;
  /** Has the tablet already. */
  readonly keeps?: boolean;
  readonly Sign: Component<{ house: string; size: number }>;
}
