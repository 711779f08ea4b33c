// The shapes of all answers, by the kind of ask they answer. What is of the right shape can be judged by the rules.

import { AREA_IDS } from '../box/areas';
import { HOUSE_CARD_IDS } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { ORDER_TOKENS } from '../box/orders';
import { keysOf } from '../box/tabulate';
import { TIDES } from '../box/tides';
import { UNIT_KINDS, UNITS } from '../box/units';
import { WESTEROS_CARDS } from '../box/westerosCards';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import type { AnswerOf, AskKind, Move, RavenAnswer, Recruit } from './asks';
import type { UnitAt } from './position';
import type { BySide } from './terms';
import type { Shape } from '../../../engine/shape';
import { exactly, flag, integer, list, nullable, object, oneOf, table, text, variants } from '../../../engine/shape';

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

const moves = list(object<Move>({ to: anArea, units: list(aUnitKind, MOST_UNITS) }), AREA_IDS.length);
const recruits = list(
  object<Recruit>({ castle: anArea, unit: aUnitKind, upgrade: flag, at: anArea }),
  2 * AREA_IDS.length
);

/** Options are short words of ours, or small numbers. */
export const anOption = text(40);

export const ANSWER_SHAPES: { readonly [K in AskKind]: Shape<AnswerOf<K>> } = {
  orders: object<AnswerOf<'orders'>>({ kind: exactly('orders'), orders: table(AREA_IDS, aToken) }),
  raven: variants<'use', RavenAnswer>('use', {
    swap: object({ kind: exactly('raven'), use: exactly('swap'), area: anArea, token: aToken }),
    look: object({ kind: exactly('raven'), use: exactly('look') }),
    none: object({ kind: exactly('raven'), use: exactly('none') })
  }),
  raid: object<AnswerOf<'raid'>>({ kind: exactly('raid'), from: anArea, target: nullable(anArea) }),
  march: object<AnswerOf<'march'>>({ kind: exactly('march'), from: anArea, moves, leavePower: flag }),
  consolidate: object<AnswerOf<'consolidate'>>({
    kind: exactly('consolidate'),
    from: anArea,
    recruits: nullable(recruits)
  }),
  muster: object<AnswerOf<'muster'>>({ kind: exactly('muster'), recruits }),
  reconcile: object<AnswerOf<'reconcile'>>({ kind: exactly('reconcile'), units: unitList }),
  bid: object<AnswerOf<'bid'>>({ kind: exactly('bid'), power: integer(-1000, 1000) }),
  rank: object<AnswerOf<'rank'>>({ kind: exactly('rank'), houses: houseList }),
  card: object<AnswerOf<'card'>>({ kind: exactly('card'), card: nullable(aCard) }),
  area: object<AnswerOf<'area'>>({ kind: exactly('area'), area: nullable(anArea) }),
  units: object<AnswerOf<'units'>>({ kind: exactly('units'), units: unitList }),
  option: object<AnswerOf<'option'>>({ kind: exactly('option'), option: anOption })
};
