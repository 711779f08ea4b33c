// A position written down and read again. Written, it leaves out what is empty; read, everything is back in its place, always
// in the same order, so that positions from a file are as quick to work with as any other.

import type { AreaId } from '../box/areas';
import { AREA_IDS } from '../box/areas';
import type { House } from '../box/houses';
import { HOUSES } from '../box/houses';
import { UNIT_KINDS } from '../box/units';
import { chanceFrom } from './chance';
import { unit } from './pieces';
import type { AreaState, Known, Position, Sealed, Unit } from './position';
import { EMPTY_AREA, NOTHING_SEALED } from './setUp';
import { isObject } from './shape';

/** What a field holds when it is left out. */
const WHEN_EMPTY = {
  asks: [],
  happened: [],
  westeros: [],
  resolving: null,
  forbidden: [],
  queue: [],
  acted: [],
  bidding: null,
  attack: null,
  combat: null,
  repelled: [],
  winner: null,
  stackedTides: 0
} as const satisfies Partial<Position>;

type CanBeEmpty = keyof typeof WHEN_EMPTY | 'sealed';

/** A position, or a view of one, without what is empty. */
export type Compact<T extends Known> = Omit<T, 'areas' | CanBeEmpty> & {
  readonly areas: Readonly<Partial<Record<AreaId, AreaState>>>;
  readonly sealed?: Partial<Sealed>;
} & { readonly [K in keyof T & keyof typeof WHEN_EMPTY]?: T[K] };

export function compactPosition<T extends Known>(position: T): Compact<T> {
  const sealed = Object.entries(position.sealed).filter(([, value]) => value !== null && Object.keys(value).length > 0);
  const fields = Object.entries(position).filter(([name, value]) => {
    if (name === 'sealed') return sealed.length > 0;
    return !(name in WHEN_EMPTY) || !isEmpty(value);
  });
  const areas = AREA_IDS.filter((area) => !isEmptyArea(position.areas[area])).map((area) => [
    area,
    position.areas[area]
  ]);
  return {
    ...Object.fromEntries(fields),
    areas: Object.fromEntries(areas),
    ...(sealed.length > 0 ? { sealed: Object.fromEntries(sealed) } : {})
  } as Compact<T>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

const isEmptyArea = ({ units, order, power, garrison, neutral }: AreaState): boolean =>
  units.length === 0 && order === null && power === null && garrison === null && neutral === null;

/**
 * The position that was written down, or that somebody wrote by hand. It may be nonsense: what is not understood is left as it
 * is, for the shape to complain about.
 */
export function completePosition(json: unknown): Position {
  if (!isObject(json)) return json as Position;
  const given = json as Partial<Position>;
  const complete: Record<keyof Position, unknown> = {
    edition: given.edition ?? 'revised',
    tides: given.tides ?? false,
    round: given.round,
    phase: given.phase,
    houses: eachOf(given.houses, HOUSES, completeSheet),
    tracks: given.tracks,
    blade: given.blade ?? 'ready',
    raven: given.raven ?? 'ready',
    wildlings: given.wildlings,
    areas: completeAreas(given.areas),
    asks: given.asks ?? WHEN_EMPTY.asks,
    happened: given.happened ?? WHEN_EMPTY.happened,
    westeros: given.westeros ?? WHEN_EMPTY.westeros,
    resolving: given.resolving ?? null,
    forbidden: given.forbidden ?? WHEN_EMPTY.forbidden,
    queue: given.queue ?? WHEN_EMPTY.queue,
    acted: given.acted ?? WHEN_EMPTY.acted,
    bidding: given.bidding ?? null,
    attack: given.attack ?? null,
    combat: given.combat ?? null,
    repelled: given.repelled ?? WHEN_EMPTY.repelled,
    winner: given.winner ?? null,
    sealed: isObject(given.sealed) ? { ...NOTHING_SEALED, ...given.sealed } : (given.sealed ?? NOTHING_SEALED),
    decks: given.decks,
    stackedTides: given.stackedTides ?? WHEN_EMPTY.stackedTides,
    chance: given.chance ?? chanceFrom('')
  };
  for (const name of Object.keys(json)) if (!Object.hasOwn(complete, name)) return { ...json, ...complete } as Position;
  return complete as Position;
}

function completeSheet(sheet: unknown): unknown {
  if (!isObject(sheet)) return sheet;
  const { power, supply, hand = [], discard = [], ...others } = sheet;
  return { power, supply, hand, discard, ...others };
}

function completeAreas(given: unknown): unknown {
  if (given !== undefined && !isObject(given)) return given;
  const areas = eachOf(given ?? {}, AREA_IDS, completeArea) as Record<string, unknown>;
  const strangers = Object.entries(areas).filter(([name]) => !Object.hasOwn(EVERY_AREA, name));
  return Object.fromEntries([...AREA_IDS.map((area) => [area, areas[area] ?? EMPTY_AREA]), ...strangers]);
}

const EVERY_AREA = Object.fromEntries(AREA_IDS.map((area) => [area, EMPTY_AREA]));

function completeArea(area: unknown): unknown {
  if (!isObject(area)) return area;
  const { units = [], order = null, power = null, garrison = null, neutral = null, ...others } = area;
  return { units: Array.isArray(units) ? units.map(completeUnit) : units, order, power, garrison, neutral, ...others };
}

/** The shared piece, where there is such a piece. */
function completeUnit(given: unknown): unknown {
  if (!isObject(given)) return given;
  const { house, kind, routed = false, ...others } = given as Partial<Unit>;
  const isPiece =
    HOUSES.includes(house!) && UNIT_KINDS.includes(kind!) && typeof routed === 'boolean' && isObject(others);
  return isPiece && Object.keys(others).length === 0 ? unit(house!, kind!, routed) : given;
}

/** Its entries, the known ones first and in their own order; the strange ones are kept. */
function eachOf(given: unknown, order: readonly (House | AreaId)[], complete: (value: unknown) => unknown): unknown {
  if (!isObject(given)) return given;
  const known = order.filter((name) => Object.hasOwn(given, name));
  const strangers = Object.keys(given).filter((name) => !(order as readonly string[]).includes(name));
  return Object.fromEntries([...known, ...strangers].map((name) => [name, complete(given[name])]));
}
