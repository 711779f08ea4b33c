// Works out where to place a bubble that speaks of something on the screen.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
  /** The distance from its left edge to the tip that points at the thing. */
  readonly tip: number;
}

/** The margin between the bubble and the window, and between the bubble and the thing it speaks of. */
const MARGIN = 12;
const GAP = 16;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function place(at: Box | null, slip: Box, width: number, height: number): Spot {
  const lowest = Math.max(MARGIN, height - slip.height - MARGIN);
  const rightmost = Math.max(MARGIN, width - slip.width - MARGIN);
  if (at === null) return { left: rightmost / 2 + MARGIN / 2, top: lowest, above: false, tip: 0 };
  const middle = between(MARGIN, at.left + at.width / 2, width - MARGIN);
  const left = between(MARGIN, middle - slip.width / 2, rightmost);
  const below = at.top + at.height + GAP;
  const over = at.top - GAP - slip.height;
  const above = below > lowest && over >= MARGIN;
  const tip = between(24, middle - left, slip.width - 24);
  return { left, top: between(MARGIN, above ? over : below, lowest), above, tip };
}
