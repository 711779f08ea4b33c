// What a soak is, whichever game it plays.

/** What has occurred, and what should have. */
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
  /** What the games were like, in a few lines. */
  readonly text: string;
}

export interface SoakOptions {
  readonly seed: string;
  readonly players: number | null;
  readonly policy: 'random' | 'greedy' | 'mixed';
  readonly thorough: boolean;
  /** How many leaders and cards in a hundred are drawn by chance, as an owner of the box might write them. */
  readonly owned: number;
}
