// Raids: one after the other in turn order, round and round. A Raid takes away an enemy order next to it, or is wasted.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { AREAS } from '../box/areas';
import { areAdjacent, NEIGHBOURS } from '../box/borders';
import { ORDERS, RAID_REACH } from '../box/orders';
import type { AnswerOf, AskOf } from './asks';
import { ask, changeArea, type Draft, record } from './draft';
import type { RuleKind } from './kind';
import { hasActed, lieThere, nextToResolve } from './passes';
import { gainPower, losePower, removeOrder } from './pieces';
import type { Table } from './position';
import { refuse, type Verdict } from './refusals';

type Board = Pick<Table, 'areas'>;

/** A house's only Raid that reaches nothing is discarded for it: that is its turn. */
export function askNextRaider(draft: Draft): void {
  const next = nextToResolve(draft, 'raid');
  if (next === null) return;
  const { house, orders } = next;
  const [from] = orders;
  if (orders.length === 1 && from !== undefined && targetsOf(draft, house, from).length === 0) {
    record(draft, { what: 'automatic', house, about: 'raid', area: from });
    removeOrder(draft, from, 'raid');
    hasActed(draft, house);
    return;
  }
  ask(draft, { kind: 'raid', house, about: 'raid', secret: false, orders });
}

function raid(draft: Draft, { house }: AskOf<'raid'>, { from, target }: AnswerOf<'raid'>): void {
  if (target !== null) takeAway(draft, house, from, target);
  removeOrder(draft, from, 'raid');
  hasActed(draft, house);
}

/** A Consolidate Power order is pillaged: the raider gains, even where its owner has nothing to lose. */
function takeAway(draft: Draft, house: House, from: AreaId, area: AreaId): void {
  const { house: victim, token } = draft.areas[area].order!;
  changeArea(draft, area, { order: null });
  record(draft, { what: 'raided', house, from, area, victim, token });
  if (ORDERS[token].kind !== 'consolidate-power') return;
  gainPower(draft, house, 1, 'pillage');
  losePower(draft, victim, 1, 'pillage');
}

export const raidKind: RuleKind<'raid'> = {
  judge(known, { house, orders }, { from, target }) {
    if (!orders.includes(from)) return refuse('raid.no-order', { area: from });
    return target === null ? null : judgeTarget(known, house, from, target);
  },

  *list(known, { house, orders }) {
    for (const from of orders) yield* raidsFrom(known, house, from);
  },

  draw: (known, { house, orders }, chance) => chance.pick(orders.flatMap((from) => raidsFrom(known, house, from))),

  speaksOfWhatIsThere: (table, ask) => lieThere(table, ask, 'raid'),
  carryOut: raid
};

const raidsFrom = (board: Board, house: House, from: AreaId): AnswerOf<'raid'>[] =>
  [null, ...targetsOf(board, house, from)].map((target) => ({ kind: 'raid', from, target }));

const targetsOf = (board: Board, house: House, from: AreaId): AreaId[] =>
  NEIGHBOURS[from].filter((area) => judgeTarget(board, house, from, area) === null);

function judgeTarget(board: Board, house: House, from: AreaId, target: AreaId): Verdict {
  if (!areAdjacent(from, target)) return refuse('raid.not-adjacent', { area: from, to: target });
  if (!RAID_REACH[AREAS[from].kind].includes(AREAS[target].kind))
    return refuse('raid.reach', { area: from, to: target });
  const { order } = board.areas[target];
  if (order === null) return refuse('raid.no-order', { area: target });
  if (order.house === house) return refuse('raid.enemy-only', { area: target });
  return canBeRaided(order.token, board.areas[from].order?.token)
    ? null
    : refuse('raid.kind', { area: target, token: order.token });
}

/** Only the special Raid takes a Defense order; nothing takes a March order. */
function canBeRaided(token: OrderToken, by: OrderToken | undefined): boolean {
  const { kind } = ORDERS[token];
  return kind === 'defense' ? by === 'special-raid' : kind !== 'march';
}
