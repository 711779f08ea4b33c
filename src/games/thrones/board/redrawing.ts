// The parts of the board that are drawn again, and those drawn at once. An object that is the same as before is left as it is.

import type { AreaId, ByArea } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { tabulate } from '../box/tabulate';
import { around } from './geometry';
import type { Area } from './panZoom';
import type { AreaView } from './boardView';

type Areas = ByArea<AreaView>;

/** Gives back the same areas; those in which nothing has changed are the very objects that it gave the time before. */
export function keeping(): (now: Areas) => Areas {
  let before: Areas | null = null;
  return (now) => {
    const last = before ?? now;
    return (before = tabulate(AREA_IDS, (id) => (isSame(now[id], last[id]) ? last[id] : now[id])));
  };
}

const isSame = (one: AreaView, other: AreaView): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Areas of which something is in sight are as they are now, all others as they were then. */
export function inSightFirst(now: Areas, then: Areas, sight: Area): Areas {
  return now === then ? now : tabulate(AREA_IDS, (id) => (touches(boxOf(id), sight) ? now[id] : then[id]));
}

/** So far pieces and bands reach over the edge of their area, in units of the board. */
const MARGIN = 60;

const boxes = new Map<AreaId, Area>();

function boxOf(id: AreaId): Area {
  const box = boxes.get(id) ?? around([id]) ?? { x: 0, y: 0, width: 0, height: 0 };
  boxes.set(id, box);
  return box;
}

const touches = (box: Area, sight: Area): boolean =>
  box.x - MARGIN < sight.x + sight.width &&
  sight.x < box.x + box.width + MARGIN &&
  box.y - MARGIN < sight.y + sight.height &&
  sight.y < box.y + box.height + MARGIN;
