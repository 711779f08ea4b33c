// Facts that several reasons are made of: who leads, who could come, which castle is near.

import type { AreaId, House, LandId } from '#thrones/box';
import { AREAS, CASTLES } from '#thrones/box/areas';
import { controller } from '#thrones/rules/control';
import { castlesToWin } from '#thrones/rules/houseRules';
import type { Unit } from '#thrones/rules';
import { nearness } from '../nearness';
import { dangerTo, holding, isLeading, type Outline, pullOf } from '../outline';
import { defenceOf } from '../sight';
import type { Danger, Reason } from './reason';

export function leading(outline: Outline, house: House | null): Reason[] {
  if (house === null || !isLeading(outline, house)) return [];
  const castles = outline.castles.get(house) ?? 0;
  return [{ what: 'leader', house, castles, needed: castlesToWin(outline.table) }];
}

/** A castle of the leader has a reason of its own. */
export function stopping(outline: Outline, area: AreaId, owner: House | null): Reason[] {
  return leading(outline, owner).map((one) =>
    one.what === 'leader' && AREAS[area].castle > 0 ? { ...one, what: 'from-leader', area } : one
  );
}

/** A castle that somebody with a March could come to, and where these units should stand all the same. */
export function holdingIn(outline: Outline, area: AreaId, units: readonly Unit[]): Reason[] {
  const danger = dangerIn(outline, area);
  const defence = defenceOf(units);
  if (AREAS[area].castle === 0 || danger === null || !outline.ordersLie || defence === 0) return [];
  return holding(outline, area, units) < LIKELY ? [] : [{ what: 'held', area, danger, defence }];
}

const LIKELY = 0.6;

export function castleIn({ table, castles, house }: Outline, area: AreaId): Reason[] {
  if (AREAS[area].castle === 0 || controller(table, area) === house) return [];
  return [{ what: 'castle', area, castles: (castles.get(house) ?? 0) + 1, needed: castlesToWin(table) }];
}

export function dangerIn(outline: Outline, area: AreaId): Danger | null {
  const { by, might } = dangerTo(outline, area, outline.ordersLie ? 'now' : 'ever');
  return by === null || Math.round(might) < 1 ? null : { by, might: Math.round(might) };
}

/** `units` is what stands there afterwards. */
export function guarding(outline: Outline, area: AreaId, units: readonly Unit[], extra = 0): Reason[] {
  const danger = dangerIn(outline, area);
  if (danger === null) return [];
  const { garrison } = outline.table.areas[area];
  const defence = defenceOf(units) + (garrison?.strength ?? 0) + extra;
  // what cannot defend guards nothing
  return defence <= 0 ? [] : [{ what: 'guards', area, danger, defence }];
}

/** The castle that the house does not have and that is nearest, if it is near. */
export function towards(outline: Outline, area: AreaId): Reason[] {
  if (pullOf(outline, area) < 0.5) return [];
  const near = (castle: LandId): number => nearness(area, [castle]);
  const [castle] = (outline.noted.wanted ?? CASTLES).filter((one) => one !== area).sort((a, b) => near(b) - near(a));
  return castle === undefined ? [] : [{ what: 'nearer', castle }];
}
