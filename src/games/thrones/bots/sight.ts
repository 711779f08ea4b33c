// The reach of every house: for every house and area the strongest stack that could arrive and all of them together. Ships
// make bridges, and as soon as orders lie open only a March moves anybody.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, AREAS, PLACE_OF } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { HOUSES } from '../box/houses';
import { ORDERS } from '../box/orders';
import { lookup, tabulate } from '../box/tabulate';
import { UNITS } from '../box/units';
import type { Board, Table, Unit } from '#thrones/rules';
import { reach } from '../rules/reach';
import { statesOf } from '../rules/states';

const SIZE = AREA_IDS.length;

/** The strength that one house could bring, in the order of AREA_IDS. */
interface Reaching {
  readonly best: number[];
  readonly sum: number[];
}

type Arrivals = Readonly<Record<House, Reaching>>;

export interface Sight {
  /** Attackers who could come in some round. */
  readonly ever: Arrivals;
  /** Attackers with a March order to come with. */
  readonly now: Arrivals;
}

/** The board that was looked at last: most answers change little, and a house can do what its own pieces can. */
let last: { readonly areas: Table['areas']; readonly stood: Stood; readonly sight: Sight } | null = null;

/** The areas of a board in a row: looking one up by its name takes longer. */
type Stood = readonly Table['areas'][AreaId][];

export function sightOf(board: Board): Sight {
  const { areas } = board;
  if (last?.areas === areas) return last.sight;
  const stood = standing(board);
  const sight = last === null ? sightAnew(board, stood) : lookAgain(board, stood, last.stood, last.sight);
  last = { areas, stood, sight };
  return sight;
}

const standing = (board: Board): Stood => statesOf(board).slice();

/** The result of `sightOf` where it remembers nothing. */
export const sightAnew = (board: Board, stood = standing(board)): Sight => lookAround(board, stood, HOUSES, NO_SIGHT);

const NONE: readonly number[] = AREA_IDS.map(() => 0);
const nothing = (): Reaching => ({ best: NONE.slice(), sum: NONE.slice() });
const NO_SIGHT: Sight = { ever: tabulate(HOUSES, nothing), now: tabulate(HOUSES, nothing) };

/** Only houses whose pieces or orders changed are looked at again. */
function lookAgain(board: Board, stood: Stood, before: Stood, sight: Sight): Sight {
  const changed: House[] = [];
  const note = (house: House | undefined): void => {
    if (house !== undefined && !changed.includes(house)) changed.push(house);
  };
  for (let i = 0; i < SIZE; i++) {
    const [was, is] = [before[i]!, stood[i]!];
    if (was === is) continue;
    if (was.neutral !== is.neutral) return sightAnew(board, stood);
    if (was.units === is.units && was.order === is.order) continue;
    note(was.units[0]?.house);
    note(is.units[0]?.house);
  }
  return changed.length === 0 ? sight : lookAround(board, stood, changed, sight);
}

/** What is known of the other houses stays. */
function lookAround(board: Board, stood: Stood, houses: readonly House[], known: Sight): Sight {
  const ever: Record<House, Reaching> = { ...known.ever };
  const now: Record<House, Reaching> = { ...known.now };
  for (const house of houses) [ever[house], now[house]] = [nothing(), nothing()];
  for (let i = 0; i < SIZE; i++) {
    const { units, order } = stood[i]!;
    if (units.length === 0) continue;
    const { house } = units[0]!;
    if (!houses.includes(house)) continue;
    const [open, walls] = [attackOf(units, false), attackOf(units, true)];
    if (walls === 0) continue;
    const march = order !== null && ORDERS[order.token].kind === 'march' ? ORDERS[order.token].modifier : null;
    for (const to of reach(board, house, AREA_IDS[i]!)) {
      const { kind, castle } = AREAS[to];
      // only its owner enters a port, and who that is does not depend on pieces alone
      if (kind === 'port') continue;
      const might = castle > 0 ? walls : open;
      note(ever[house], PLACE_OF[to], might);
      if (march !== null) note(now[house], PLACE_OF[to], Math.max(0.1, might + march));
    }
  }
  return { ever, now };
}

function note({ best, sum }: Reaching, at: number, might: number): void {
  sum[at]! += might;
  if (might > best[at]!) best[at] = might;
}

/** Strength of units that attack an area with walls or without. */
export function attackOf(units: readonly Unit[], walls: boolean): number {
  let might = 0;
  for (const { kind, routed } of units)
    if (!routed) might += kind === 'siege-engine' && !walls ? 0.1 : UNITS[kind].strength;
  return might;
}

export const hasOnlyEngines = (units: readonly Unit[]): boolean =>
  units.length > 0 && units.every(({ kind }) => kind === 'siege-engine');

export function defenceOf(units: readonly Unit[]): number {
  let might = 0;
  for (const { kind, routed } of units) if (!routed && kind !== 'siege-engine') might += UNITS[kind].strength;
  return might;
}

/** The part of what arrives besides the strongest stack that is thought to lend support or to come later. */
const REST = 0.4;

/** The strength that a house could bring to an area. */
export const arriving = (arrivals: Arrivals, house: House, area: AreaId): number =>
  broughtTo(arrivals[house], PLACE_OF[area]);

function broughtTo({ best, sum }: Reaching, at: number): number {
  return best[at]! + REST * (sum[at]! - best[at]!);
}

export interface Threat {
  readonly might: number;
  readonly by: House | null;
}

const NO_THREAT: Threat = { might: 0, by: null };

/** The worst that other houses could bring to an area. */
export function threatTo(arrivals: Arrivals, board: Pick<Table, 'tracks'>, house: House, area: AreaId): Threat {
  const at = PLACE_OF[area];
  let [most, by]: [number, House | null] = [0, null];
  for (const enemy of board.tracks.throne) {
    if (enemy === house) continue;
    const might = broughtTo(arrivals[enemy], at);
    if (might > most) [most, by] = [might, enemy];
  }
  return by === null ? NO_THREAT : { might: most, by };
}

/** The areas from which an area can be supported. */
const LENDERS = lookup(AREA_IDS, (area) =>
  NEIGHBOURS[area]
    .filter((from) => AREAS[from].kind === 'sea' || AREAS[area].kind === (AREAS[from].kind === 'land' ? 'land' : 'sea'))
    .map((from) => PLACE_OF[from])
);

/** Own strength beside an area that could lend support, by visible orders where there are any. */
export function supportFor(board: Pick<Table, 'areas'>, house: House, area: AreaId, ordersLie: boolean): number {
  const states = statesOf(board);
  let lent = 0;
  for (const from of LENDERS[area]) {
    const { units, order } = states[from]!;
    if (units.length === 0 || units[0]!.house !== house) continue;
    if (order !== null && ORDERS[order.token].kind === 'support')
      lent += attackOf(units, AREAS[area].castle > 0) + ORDERS[order.token].modifier;
    else if (!ordersLie) lent += 0.25 * defenceOf(units);
  }
  return lent;
}
