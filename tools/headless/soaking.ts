// A soak, whichever game it plays.

/** Everything that has occurred, and everything that should have. */
interface Occurred {
  readonly missing: readonly string[];
  readonly summary: string;
  readonly counts: string;
}

export interface Soak {
  /** Plays a game and looks at it; throws a Failure. `chasing`: after all others, for what is still missing. */
  play(index: number, chasing: boolean): void;
  readonly seen: Occurred;
  /** All kinds of game come up, so that in the end everything has to have occurred. */
  readonly isExhaustive: boolean;
  /** A summary of the games, in a few lines. */
  readonly text: string;
}

export interface SoakOptions {
  readonly seed: string;
  readonly players: number | null;
  readonly policy: 'random' | 'greedy' | 'mixed';
  readonly thorough: boolean;
  /** The share of leaders and cards, in a hundred, that are drawn by chance, as an owner of the box might write them. */
  readonly owned: number;
}
