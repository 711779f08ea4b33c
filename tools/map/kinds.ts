// The words the drawing is made of.

import type { AreaId } from '#thrones/box';

export type Point = readonly [number, number];

/** An area of the game, or the land north of the Wall. */
export type Face = AreaId | 'beyond-the-wall';

/** The kind of a line, which decides how it is drawn. */
export type Character = 'frame' | 'coast' | 'land' | 'sea' | 'river' | 'wall';

export type Scattered = 'mountains' | 'woods' | 'reeds' | 'dunes';

/** A line between two junctions. A reference to it is 1-based and signed: -5 is the fifth line backwards. */
export interface Line {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly kind: Character | 'plain';
  readonly points: readonly Point[];
}

/** A box around a middle, and what it is kept for. */
export interface Box {
  readonly k?: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The outline of an area and the outlines of what is within it, as references to lines. */
export type Rings = readonly (readonly number[])[];

export const apart = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

/** An element that an index must find. */
export function must<T>(found: T | undefined, what = 'a part of the drawing'): T {
  if (found === undefined) throw new Error(`The drawing lacks ${what}`);
  return found;
}
