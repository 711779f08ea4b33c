// Pieces that go from one area to another before everybody's eyes. What has moved is read off the board itself, so that a march, a
// retreat, an answer taken back and a step of the replay all look the same.

import type { AreaId, ByArea, House, UnitKind } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { HOUSES } from '../box/houses';
import { tabulate } from '../box/tabulate';
import { UNIT_KINDS } from '../box/units';
import { SHAPES } from './geometry';
import type { AreaView, UnitView } from './boardView';

type Areas = ByArea<AreaView>;

/** Units of a house of one kind, counted. */
export interface Travel {
  readonly house: House;
  readonly kind: UnitKind;
  readonly count: number;
  readonly from: AreaId;
  readonly to: AreaId;
}

const NOBODY: readonly Travel[] = [];

/** An answer moves no more than that; what changes in more places is another moment of the game. */
const MOST = 8;

/**
 * Told of every change, gives back who is on the way. What happens while nobody looks is caught up with as soon as somebody
 * does. `isCut`: a jump to another moment; nothing travels.
 */
export function travelling(): (now: Areas, isWatched: boolean, isCut?: boolean) => readonly Travel[] {
  let seen: Areas | null = null;
  return (now, isWatched, isCut = false) => {
    if (!isWatched) return NOBODY;
    const before = isCut ? null : seen;
    seen = now;
    return before === null ? NOBODY : travelsBetween(before, now);
  };
}

export function travelsBetween(before: Areas, now: Areas): readonly Travel[] {
  const changed = AREA_IDS.filter((id) => !isAsBefore(before[id], now[id]));
  if (changed.length > 2 * MOST) return NOBODY;
  const travels = HOUSES.flatMap((house) =>
    UNIT_KINDS.flatMap((kind) => {
      const count = ({ units }: AreaView): number => units.filter((unit) => isOf(unit, house, kind)).length;
      const change = new Map(changed.map((id) => [id, count(now[id]) - count(before[id])]));
      return pairs(change).map((pair) => ({ house, kind, ...pair }));
    })
  );
  return travels.length > MOST ? NOBODY : travels;
}

/** Whoever stands there, and not how. */
const isAsBefore = (before: AreaView, now: AreaView): boolean =>
  before === now ||
  (before.units.length === now.units.length &&
    before.units.every(({ house, kind }, i) => now.units[i]?.house === house && now.units[i].kind === kind));

const isOf = (unit: UnitView, house: House, kind: UnitKind): boolean => unit.house === house && unit.kind === kind;

/** Whoever is missing in one area has gone to the nearest in which somebody has come. */
function pairs(change: ReadonlyMap<AreaId, number>): Pick<Travel, 'count' | 'from' | 'to'>[] {
  const left = new Map(change);
  const ways = [...change].flatMap(([from, less]) =>
    less < 0 ? [...change].flatMap(([to, more]) => (more > 0 ? [{ from, to }] : [])) : []
  );
  ways.sort((a, b) => lengthOf(a) - lengthOf(b));
  return ways.flatMap(({ from, to }) => {
    const count = Math.min(-(left.get(from) ?? 0), left.get(to) ?? 0);
    if (count <= 0) return [];
    left.set(from, (left.get(from) ?? 0) + count);
    left.set(to, (left.get(to) ?? 0) - count);
    return [{ count, from, to }];
  });
}

function lengthOf({ from, to }: Pick<Travel, 'from' | 'to'>): number {
  const [[x, y], [u, v]] = [SHAPES[from].order, SHAPES[to].order];
  return Math.hypot(u - x, v - y);
}

/** The board as it is until they have arrived. Areas without arrivals are the same objects. */
export function underWay(areas: Areas, travels: readonly Travel[]): Areas {
  if (travels.length === 0) return areas;
  return tabulate(AREA_IDS, (id) => {
    const coming = travels.filter(({ to }) => to === id);
    return coming.length === 0 ? areas[id] : { ...areas[id], units: coming.reduce(without, areas[id].units) };
  });
}

/** Whoever has just retreated is routed; otherwise the last ones have just come. */
function without(units: readonly UnitView[], { house, kind, count }: Travel): readonly UnitView[] {
  const theirs = units.flatMap((unit, i) => (isOf(unit, house, kind) ? [i] : []));
  const latest = theirs.toReversed().toSorted((a, b) => Number(units[b]?.routed) - Number(units[a]?.routed));
  const coming = new Set(latest.slice(0, count));
  return units.filter((_, i) => !coming.has(i));
}
