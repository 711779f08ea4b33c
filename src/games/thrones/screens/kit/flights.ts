// The paths of power tokens from areas of the board to the houses beside it, in coordinates of the screen.

import type { House } from '#thrones/box';
import type { Gathered } from '#thrones/flow/moments';
import type { PerHouse } from '#thrones/rules';

/** The time that a token flies, and the pause between two tokens of a house, in milliseconds. */
export const FLIGHT = 750;
export const NEXT = 90;

export interface Flight {
  readonly house: House;
  /** An arc, in pixels from the corner of the element that contains both ends. */
  readonly path: string;
  /** The number of the token among those of its house. */
  readonly nth: number;
}

/**
 * `within` contains boards, with areas as [data-area], and the houses as [data-purse]. A flight from out of sight begins at the
 * edge.
 */
export function flightsOf(gathered: readonly Gathered[], within: Element): Flight[] {
  const begun = new Map<House, number>();
  const { left, top } = within.getBoundingClientRect();
  const inside = ({ x, y }: Spot): Spot => ({ x: x - left, y: y - top });
  return gathered.flatMap(({ house, area, by }) => {
    const start = startOf(within, area);
    const purse = within.querySelector(`[data-purse='${house}']`);
    if (start === null || purse === null) return [];
    const path = arc(inside(start), inside(centreOf(purse)));
    const first = begun.get(house) ?? 0;
    begun.set(house, first + by);
    return Array.from({ length: by }, (_, n): Flight => ({ house, path, nth: first + n }));
  });
}

/** The number of tokens of each house. */
export function perHouse(flights: readonly Flight[]): PerHouse<number> {
  const counts: Partial<Record<House, number>> = {};
  for (const { house } of flights) counts[house] = (counts[house] ?? 0) + 1;
  return counts;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function centreOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** If both halves of the board contain the area, the flight begins in the one where it is seen. */
function startOf(within: Element, area: string): Spot | null {
  const spots = [...within.querySelectorAll(`[data-area='${area}']`)].map((element) => {
    const at = centreOf(element);
    const { left, top, right, bottom } = windowOf(element, within);
    const seen = { x: Math.min(Math.max(at.x, left), right), y: Math.min(Math.max(at.y, top), bottom) };
    return { seen, off: Math.hypot(at.x - seen.x, at.y - seen.y) };
  });
  return spots.sort((a, b) => a.off - b.off)[0]?.seen ?? null;
}

/** The part of an element that is not cut off by those around it. */
function windowOf(element: Element, within: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  let { left, top, right, bottom } = within.getBoundingClientRect();
  for (let at = element.parentElement; at !== null && at !== within; at = at.parentElement) {
    if (!(at instanceof HTMLElement) || getComputedStyle(at).overflow === 'visible') continue;
    const box = at.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
}

function arc(from: Spot, to: Spot): string {
  const lift = 0.28 * Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - lift];
  return `path("M ${[from.x, from.y].map(Math.round).join(' ')} Q ${[x, y, to.x, to.y].map(Math.round).join(' ')}")`;
}
