// What several reasons are made of: who leads, who could come, which castle is near.

import type { AreaId, House, LandId } from '#thrones/box';
import { AREAS, CASTLES } from '#thrones/box/areas';
import { controller } from '#thrones/rules/control';
import { castlesToWin } from '#thrones/rules/houseRules';
import type { Unit } from '#thrones/rules';
import { nearness } from '../nearness';
import { dangerTo, type Outline, pullOf } from '../outline';
import { defenceOf } from '../sight';
import type { Danger, Reason } from './reason';

/** Castles that a leader may lack and still be told as one. */
const CLOSE = 3;

export function leading({ table, castles }: Outline, house: House | null): Reason[] {
  if (house === null) return [];
  const [own, needed] = [castles.get(house) ?? 0, castlesToWin(table)];
  const most = Math.max(...castles.values());
  return own === most && needed - own <= CLOSE ? [{ what: 'leader', house, castles: own, needed }] : [];
}

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
