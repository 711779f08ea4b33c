// Moves the map so that the areas of a new ask are in sight, and those that a reply chooses or makes possible. Otherwise the
// map stays where it was moved to.

import type { Point } from '#thrones/board/geometry';
import { CLOSE_FROM_AFAR } from '#thrones/board/nameSizes';
import type { AreaId } from '#thrones/box';
import { cameUp } from '../asks/marking';
import { type Marks, NO_MARKS, type Reply } from '../asks/reply';

/** No closer than this, so that what can be reached from there stays in sight as well. */
export const CLOSEST = 0.75;

export interface Map {
  show: (ids: Iterable<AreaId>, closest?: number) => void;
  reveal: (ids: ReadonlySet<AreaId>) => void;
  lookAt: (at: Point, least: number) => void;
}

interface Around {
  readonly map: () => Map | undefined;
  readonly reply: () => Reply | null;
  readonly marks: () => Marks;
  /** Areas named in the text beside the table. */
  readonly told: () => ReadonlySet<AreaId>;
  /** True while the table is in table mode. */
  readonly afar: () => boolean;
  /** True while a beat moves the map elsewhere. */
  readonly isTelling: () => boolean;
}

export function keepInSight(around: Around): void {
  let asked: readonly [Reply | null, afar: boolean] = [null, false];
  let marked = NO_MARKS;
  $effect(() => {
    if (around.isTelling()) asked = [null, false];
    const [reply, map] = [around.reply(), around.map()];
    if (reply === null || map === undefined) return;
    const [marks, told, afar] = [around.marks(), around.told(), around.afar()];
    if (asked[0] === reply && asked[1] === afar) map.reveal(told.size > 0 ? told : cameUp(marked, marks));
    else {
      const asks = [...marks.touchable, ...marks.waiting, ...marks.chosen];
      map.show(told.size > 0 ? told : asks, afar ? CLOSE_FROM_AFAR : CLOSEST);
    }
    asked = [reply, afar];
    marked = marks;
  });
}
