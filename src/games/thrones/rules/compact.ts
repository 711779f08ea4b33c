// A position written down and read again. Written, it leaves out what is empty; read, everything is back in its place, always
// in the same order, so that positions from a file are as quick to work with as any other.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { HOUSES } from '../box/houses';
import { UNIT_KINDS } from '../box/units';
import { chanceFrom } from '#engine/chance';
import { unit } from './pieces';
import type { AreaState, Known, Position, Sealed, Unit } from './position';
import { EMPTY_AREA, NOTHING_SEALED, NOTHING_UNDER_WAY } from './setUp';
import { isObject } from '#engine/shape';

/** The value of a field that is left out. */
const WHEN_EMPTY = {
  houseRules: null,
  ...NOTHING_UNDER_WAY,
  stackedTides: 0
} as const satisfies Partial<Position>;

type CanBeEmpty = keyof typeof WHEN_EMPTY | 'sealed';

/** A position, or a view of one, without what is empty. */
export type Tidy<T extends Known> = Omit<T, 'areas' | CanBeEmpty> & {
  readonly areas: Readonly<Partial<Record<AreaId, AreaState>>>;
  readonly sealed?: Partial<Sealed>;
} & { readonly [K in keyof T & keyof typeof WHEN_EMPTY]?: T[K] };

/** Besides, areas hold only what is there, and units say only that they are routed, not that they are not. */
export type Compact = Omit<Tidy<Position>, 'areas'> & {
  readonly areas: Readonly<Partial<Record<AreaId, CompactArea>>>;
};

export interface CompactArea extends Partial<Omit<AreaState, 'units'>> {
  readonly units?: readonly (Pick<Unit, 'house' | 'kind'> & { readonly routed?: true })[];
}

/** For programs to read: areas with nothing in them are left out, all others have all their fields. */
export function tidyPosition<T extends Known>(position: T): Tidy<T> {
  const sealed = entriesOf(position.sealed).filter(([, value]) => isObject(value) && Object.keys(value).length > 0);
  const fields = entriesOf(position).filter(([name, value]) => {
    if (name === 'sealed') return sealed.length > 0;
    return !(name in WHEN_EMPTY) || !isEmpty(value);
  });
  const areas = entriesOf(position.areas).filter(([area]) => !isEmptyArea(position.areas[area as AreaId]));
  const tidy: Record<string, unknown> = { ...Object.fromEntries(fields), areas: Object.fromEntries(areas) };
  if (sealed.length > 0) tidy.sealed = Object.fromEntries(sealed);
  return tidy as unknown as Tidy<T>;
}

const entriesOf = (fields: object): [string, unknown][] => Object.entries(fields);

/** The form that is kept, as short as possible. */
export function compactPosition(position: Position): Compact {
  const { areas, ...others } = tidyPosition(position);
  const compact = Object.entries(areas).map(([area, state]) => [area, compactArea(state)]);
  return { ...others, areas: Object.fromEntries(compact) as Compact['areas'] };
}

function compactArea({ units, ...others }: AreaState): CompactArea {
  const there = Object.entries(others).filter(([, value]) => value !== null);
  const compact = units.map(({ house, kind, routed }) => (routed ? { house, kind, routed } : { house, kind }));
  return { ...(compact.length > 0 ? { units: compact } : {}), ...Object.fromEntries(there) };
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
    houseRules: given.houseRules ?? null,
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
