// Control of areas. One answer for everything that depends on it: victory, supply, power, mustering, ports, retreats.

import type { Area, AreaId, House, LandId } from '#thrones/box';
import { AREAS, LAND_AREAS, PLACE_OF } from '../box/areas';
import { MAX_SUPPLY } from '../box/supply';
import type { AreaState, Combat, Table } from './position';
import { stateOf, statesOf } from './states';

interface Land extends Area {
  readonly id: LandId;
  /** In AREA_IDS. */
  readonly place: number;
}

const LANDS = LAND_AREAS.map((id): Land => ({ ...AREAS[id], id, place: PLACE_OF[id] }));
const WITH_CASTLE = LANDS.filter(({ castle }) => castle > 0);

/** The part of the table that control depends on. */
export type Board = Pick<Table, 'areas' | 'houses' | 'combat'>;

/** The house whose units stand there. */
export function occupant(board: Pick<Table, 'areas'>, area: AreaId): House | null {
  return stateOf(board, area).units[0]?.house ?? null;
}

/** Neither token nor shield counts before the combat is over or its victor has moved in. */
const isFoughtFor = ({ victor, attackers }: Combat): boolean => victor !== 'attacker' || attackers.length > 0;

/**
 * Land: units, else a power token, else the printed shield of a house in play. A sea is only occupied. A port goes with its
 * land area. Embattled and without units: the defender's, or nobody's between his defeat and the victor's arrival.
 */
export function controller(board: Board, area: AreaId): House | null {
  const printed = AREAS[area];
  return printed.kind === 'port' ? controller(board, printed.land!) : controls(board, printed, stateOf(board, area));
}

function controls(board: Board, { id, kind, home }: Area, state: AreaState): House | null {
  if (state.units.length > 0) return state.units[0]!.house;
  if (kind === 'sea') return null;
  const { combat } = board;
  if (combat?.area === id && isFoughtFor(combat)) return combat.victor === 'attacker' ? null : combat.defender;
  if (state.power !== null) return state.power;
  return home !== null && board.houses[home] !== undefined ? home : null;
}

export const controlledLand = (board: Board, house: House): LandId[] => controlledAmong(LANDS, board, house);

/** Areas with a castle or stronghold that the house controls: its victory points. */
export const castlesOf = (board: Board, house: House): LandId[] => controlledAmong(WITH_CASTLE, board, house);

function controlledAmong(lands: readonly Land[], board: Board, house: House): LandId[] {
  const states = statesOf(board);
  return lands.filter((land) => controls(board, land, states[land.place]!) === house).map(({ id }) => id);
}

/** The castles and strongholds of all houses, counted in one go. */
export function castleCounts(board: Board): ReadonlyMap<House, number> {
  const counts = new Map<House, number>();
  const states = statesOf(board);
  for (const land of WITH_CASTLE) {
    const house = controls(board, land, states[land.place]!);
    if (house !== null) counts.set(house, (counts.get(house) ?? 0) + 1);
  }
  return counts;
}

export const strongholdsOf = (board: Board, house: House): LandId[] =>
  castlesOf(board, house).filter((area) => AREAS[area].castle === 2);

/** The supply level that the icons under control would give. */
export function supplyIcons(board: Board, house: House): number {
  const icons = controlledLand(board, house).reduce((sum, area) => sum + AREAS[area].supply, 0);
  return Math.min(icons, MAX_SUPPLY);
}

/** A neutral force or a garrison, or units of another house: whoever enters has to fight. */
export function isHeldAgainst(board: Pick<Table, 'areas'>, area: AreaId, house: House): boolean {
  const { units, garrison, neutral } = stateOf(board, area);
  return (
    (units.length > 0 && units[0]!.house !== house) ||
    (garrison !== null && garrison.house !== house) ||
    neutral !== null
  );
}

/** Closed for the whole game: an impassable force stands there, or the port belongs to such an area. */
export function isClosed(board: Pick<Table, 'areas'>, area: AreaId): boolean {
  const { kind, land } = AREAS[area];
  return stateOf(board, kind === 'port' ? land! : area).neutral === 'impassable';
}
