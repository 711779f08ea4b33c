// Shapes that positions, asks, answers and happenings have in common.

import { AREA_IDS } from '../box/areas';
import { HOUSE_CARD_IDS } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { ORDER_TOKENS } from '../box/orders';
import { keysOf } from '../box/tabulate';
import { TIDES } from '../box/tides';
import { UNIT_KINDS, UNITS } from '../box/units';
import { WESTEROS_CARDS } from '../box/westerosCards';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import type { BySide, UnitAt } from './terms';
import { flag, list, object, oneOf, type Shape, text } from '#engine/shape';

export const anArea = oneOf('an area', AREA_IDS);
export const aHouse = oneOf('a house', HOUSES);
export const aCard = oneOf('a house card', HOUSE_CARD_IDS);
export const aWesterosCard = oneOf('a Westeros card', keysOf(WESTEROS_CARDS));
export const aWildlingCard = oneOf('a wildling card', WILDLING_CARD_IDS);
export const aTide = oneOf('a tides card', keysOf(TIDES));
export const aToken = oneOf('an order token', ORDER_TOKENS);
export const aUnitKind = oneOf('a kind of unit', UNIT_KINDS);

/** All the pieces of one house. */
export const MOST_UNITS = UNIT_KINDS.reduce((sum, kind) => sum + UNITS[kind].pieces, 0);

export const bothSides = <T>(shape: Shape<T>): Shape<BySide<T>> =>
  object<BySide<T>>({ attacker: shape, defender: shape });

export const houseList = list(aHouse, HOUSES.length);
export const areaList = list(anArea, AREA_IDS.length);
export const unitList = list(object<UnitAt>({ area: anArea, kind: aUnitKind, routed: flag }), MOST_UNITS);

/** Options are short words of ours, or small numbers. */
export const anOption = text(40);
