// The holdings of a house on the board and beside it, for its sheet.

import type { AreaId, House, LandId, Track, UnitKind } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { TRACKS } from '#thrones/box/tracks';
import { tabulate } from '#thrones/box/tabulate';
import { UNIT_KINDS, UNITS } from '#thrones/box/units';
import { castlesOf } from '#thrones/rules/control';
import { piecesLeft, unitsOf } from '#thrones/rules/pieces';
import type { Unit, View } from '#thrones/rules';

export interface Army {
  readonly area: AreaId;
  readonly units: readonly Unit[];
}

/** The armies of a house (two or more units in one area), the largest first. */
export function armiesOf(view: View, house: House): readonly Army[] {
  const areas = new Set(unitsOf(view, house).map(({ area }) => area));
  return [...areas]
    .map((area): Army => ({ area, units: view.areas[area].units }))
    .filter(({ units }) => units.length > 1)
    .sort((a, b) => b.units.length - a.units.length);
}

/** The castles of a house, strongholds first. */
export const castles = (view: View, house: House): readonly LandId[] =>
  castlesOf(view, house).toSorted((a, b) => AREAS[b].castle - AREAS[a].castle);

export interface Stock {
  readonly kind: UnitKind;
  readonly left: number;
  readonly of: number;
}

export const stockOf = (view: View, house: House): readonly Stock[] =>
  UNIT_KINDS.map((kind) => ({ kind, left: piecesLeft(view, house, kind), of: UNITS[kind].pieces }));

export const tokensOnBoard = (view: View, house: House): number =>
  AREA_IDS.filter((area) => view.areas[area].power === house).length;

export const placesOf = (view: View, house: House): Readonly<Record<Track, number>> =>
  tabulate(TRACKS, (track) => view.tracks[track].indexOf(house) + 1);
