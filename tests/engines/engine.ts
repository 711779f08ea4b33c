// What is asked of a browser beyond its commands: to start with a profile, to die at once, to be looked at.

import type { Wire } from './wires';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  readonly name: string;
  readonly start: (profile: string, size: Size) => Promise<Running>;
  readonly close: () => void;
}

export interface Running {
  readonly wire: Wire;
  /** The folder of its stored data. */
  readonly downloads: string;
  /** Errors and warnings of the page. */
  readonly complaints: string[];
  readonly photograph: (file: string, size: Size) => Promise<void>;
  readonly kill: () => Promise<void>;
}
