// The parts of emblems: shapes in a box of 64 around its middle, and those that several emblems share.

export interface Shape {
  readonly d: string;
  /** True if it is drawn in the colour of the ground instead of the ink. */
  readonly cut?: true;
  /** The width of the line, if it is drawn as a line instead of filled. */
  readonly line?: number;
  readonly dash?: string;
  readonly at?: string;
}

export const FLAME =
  'M0 -30C4 -18 22 -10 20 8C18 22 8 29 0 29C-8 29 -20 22 -20 8C-20 -2 -12 -7 -10 -17C-5 -13 -4 -9 -3.5 -4C1 -10 3 -20 0 -30Z';
export const CROWN = 'M-13 8L-16 -7L-7.5 0L-4 -11L0 -2L4 -11L7.5 0L16 -7L13 8ZM-13 10.5H13V14.5H-13Z';
export const ROSE =
  'M-6.6 -9.6a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0zM2.5 -3.0a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0zM-1.0 7.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0zM-12.2 7.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0zM-15.7 -3.0a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0zM3.6 -8.3L10.9 -15.0L6.8 -6.0zM9.0 0.8L17.6 5.7L7.7 4.6zM2.0 8.8L0.0 18.5L-2.0 8.8zM-7.7 4.6L-17.6 5.7L-9.0 0.8zM-6.8 -6.0L-10.9 -15.0L-3.6 -8.3z';
