// The law of marches: who may go where, with how much of a fight, and what may be left behind. All moves of a march are
// judged on the position before it.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREAS } from '../box/areas';
import { areAdjacent } from '../box/borders';
import { PORT_CAPACITY } from '../box/limits';
import { UNIT_KINDS } from '../box/units';
import type { AnswerOf, AskOf, Move } from './asks';
import { mightBeat } from './combat/neutral';
import { isClosed, isHeldAgainst } from './control';
import { canStand } from './pieces';
import type { Known, Table } from './position';
import { reach } from './reach';
import { refuse, type Verdict } from './refusals';
import { armies, isSupplied } from './supply';

/** The one area that the march has to fight for. */
export function battleOf(table: Pick<Table, 'areas'>, house: House, march: AnswerOf<'march'>): AreaId | null {
  return march.moves.find((move) => isHeldAgainst(table, move.to, house))?.to ?? null;
}

export function judgeMarch(known: Known, { house, orders }: AskOf<'march'>, march: AnswerOf<'march'>): Verdict {
  if (!orders.includes(march.from)) return refuse('march.own-order', { area: march.from });
  return judgeUnits(known, march) ?? judgeDestinations(known, house, march) ?? judgeWhole(known, house, march);
}

function judgeUnits(table: Pick<Table, 'areas'>, { from, moves }: AnswerOf<'march'>): Verdict {
  const empty = moves.find((move) => move.units.length === 0);
  if (empty !== undefined) return refuse('choice.too-few', { to: empty.to, allowed: 1, found: 0 });
  const { units } = table.areas[from];
  for (const kind of UNIT_KINDS) {
    const found = moves.reduce((sum, move) => sum + countOf(move, kind), 0);
    if (found === 0) continue;
    const standing = units.filter((one) => one.kind === kind);
    const allowed = standing.filter((one) => !one.routed).length;
    if (found > standing.length) return refuse('march.not-there', { area: from, unit: kind, allowed, found });
    if (found > allowed) return refuse('march.routed', { area: from, unit: kind, allowed, found });
  }
  return null;
}

const countOf = (move: Move, kind: UnitKind): number => move.units.filter((one) => one === kind).length;

function judgeDestinations(known: Known, house: House, { from, moves }: AnswerOf<'march'>): Verdict {
  const reached = reach(known, house, from);
  for (const [i, { to, units }] of moves.entries()) {
    if (moves.findIndex((other) => other.to === to) < i) return refuse('march.twice', { to });
    const misplaced = units.find((kind) => !canStand(kind, to));
    if (misplaced !== undefined) return refuse('march.land-and-sea', { area: from, to, unit: misplaced });
    if (isClosed(known, to)) return refuse('march.closed-area', { to });
    if (reached.includes(to)) continue;
    return refuse(isForeignPort(from, to) ? 'march.own-port' : 'march.not-adjacent', { area: from, to });
  }
  return null;
}

/** A port next to the sea and yet out of reach belongs to somebody else. */
const isForeignPort = (from: AreaId, to: AreaId): boolean => AREAS[to].kind === 'port' && areAdjacent(from, to);

/** Rules for the moves of a march together, when each by itself is possible. */
export function judgeWhole(known: Known, house: House, march: AnswerOf<'march'>): Verdict {
  return (
    judgeToken(known, house, march) ??
    judgePorts(known, march) ??
    judgeBattle(known, house, march) ??
    judgeSupply(known, house, march)
  );
}

function judgeToken(table: Pick<Table, 'areas' | 'houses'>, house: House, march: AnswerOf<'march'>): Verdict {
  const { from, moves, leavePower } = march;
  if (!leavePower) return null;
  const standing = table.areas[from].units.length;
  const leaving = moves.reduce((sum, move) => sum + move.units.length, 0);
  if (leaving === 0 || leaving < standing) return refuse('march.leave-token-last-unit', { area: from });
  if (!takesToken(table, house, from)) return refuse('march.leave-token', { area: from });
  return hasPower(table, house) ? null : refuse('march.leave-token-power', { area: from });
}

/** Could the last unit marching out leave a power token? */
export const couldLeaveToken = (table: Pick<Table, 'areas' | 'houses'>, house: House, from: AreaId): boolean =>
  takesToken(table, house, from) && hasPower(table, house) && table.areas[from].units.every((one) => !one.routed);

const takesToken = (table: Pick<Table, 'areas'>, house: House, from: AreaId): boolean =>
  AREAS[from].kind === 'land' && AREAS[from].home !== house && table.areas[from].power === null;

const hasPower = (table: Pick<Table, 'houses'>, house: House): boolean => (table.houses[house]?.power ?? 0) > 0;

function judgePorts(table: Pick<Table, 'areas'>, { moves }: AnswerOf<'march'>): Verdict {
  for (const { to, units } of moves) {
    const found = table.areas[to].units.length + units.length;
    if (AREAS[to].kind === 'port' && found > PORT_CAPACITY) {
      return refuse('march.port-full', { to, allowed: PORT_CAPACITY, found });
    }
  }
  return null;
}

function judgeBattle(known: Known, house: House, march: AnswerOf<'march'>): Verdict {
  const [battle, second] = march.moves.filter((move) => isHeldAgainst(known, move.to, house));
  if (battle === undefined) return null;
  if (second !== undefined) return refuse('march.one-battle', { area: battle.to, to: second.to });
  if (known.areas[battle.to].neutral === null) return null;
  const isRepelled = known.repelled.some(({ from, to }) => from === march.from && to === battle.to);
  if (isRepelled) return refuse('neutral.repelled', { area: march.from, to: battle.to });
  return mightBeat(known, house, march, battle.to) ? null : refuse('neutral.too-weak', { to: battle.to });
}

/**
 * Both ways: with the attackers still at home, where they come back to when they are beaten; and with them in the area that
 * they attack.
 */
function judgeSupply(known: Known, house: House, { from, moves }: AnswerOf<'march'>): Verdict {
  const changes = new Map<AreaId, number>();
  let atHome = known.areas[from].units.length;
  let attack: Move | null = null;
  for (const move of moves) {
    if (isHeldAgainst(known, move.to, house)) {
      attack = move;
      continue;
    }
    changes.set(move.to, known.areas[move.to].units.length + move.units.length);
    atHome -= move.units.length;
  }
  changes.set(from, atHome);
  const isPeaceful = attack === null;
  if (moves.length > (isPeaceful ? 0 : 1) && !isSupplied(known, house, changes)) {
    return refuse('march.supply', { area: from, armies: armies(known, house, changes) });
  }
  if (attack === null) return null;
  changes.set(from, atHome - attack.units.length).set(attack.to, attack.units.length);
  return isSupplied(known, house, changes)
    ? null
    : refuse('march.supply', { area: from, to: attack.to, armies: armies(known, house, changes) });
}
