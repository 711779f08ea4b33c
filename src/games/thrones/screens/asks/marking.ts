// Builds marks for the board from lists of areas.

import type { Bridge, Portable } from '#thrones/board/boardView';
import type { AreaId } from '#thrones/box';
import { type Marks, NO_MARKS } from './reply';

interface Lists {
  readonly touchable?: Iterable<AreaId>;
  readonly chosen?: Iterable<AreaId>;
  readonly attacked?: Iterable<AreaId>;
  readonly waiting?: Iterable<AreaId>;
  readonly refused?: Iterable<readonly [AreaId, string]>;
  readonly bridges?: readonly Bridge[];
}

export const marksOf = (lists: Lists): Marks => ({
  ...NO_MARKS,
  touchable: new Set(lists.touchable),
  chosen: new Set(lists.chosen),
  attacked: new Set(lists.attacked),
  waiting: new Set(lists.waiting),
  refused: new Map(lists.refused),
  bridges: lists.bridges ?? []
});

/** The same thing to drag, from each of these areas. */
export const portableIn = (areas: Iterable<AreaId>, what: Portable): ReadonlyMap<AreaId, Portable> =>
  new Map(Array.from(areas, (area) => [area, what] as const));

/** A list with the area, or an empty list for null. */
export const only = (area: AreaId | null): readonly AreaId[] => (area === null ? [] : [area]);

/** The areas that have become touchable, attacked or chosen, together with all that are chosen. */
export function cameUp(before: Marks, now: Marks): ReadonlySet<AreaId> {
  const fresh = (['touchable', 'attacked', 'chosen'] as const).flatMap((mark) =>
    [...now[mark]].filter((area) => !before[mark].has(area))
  );
  return new Set(fresh.length > 0 ? [...fresh, ...now.chosen] : []);
}
