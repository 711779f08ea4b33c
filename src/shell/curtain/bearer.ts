// The player who takes the tablet next, in any game: this is all that a curtain knows of a house.

import type { Component } from 'svelte';

/** A pattern of one thread, with the width and height at which it repeats. */
export interface Weave {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

export interface Cloth {
  /** The class that sets the colours of the house. */
  readonly colours: string;
  readonly weave: Weave;
}

export interface Bearer extends Cloth {
  readonly house: string;
  /** The name of the house. */
  readonly title: string;
  /** The player's name; may be empty. */
  readonly name: string;
  /** True if this player has the tablet already. */
  readonly keeps?: boolean;
  readonly Sign: Component<{ house: string; size: number }>;
}
