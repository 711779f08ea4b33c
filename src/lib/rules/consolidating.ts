// Consolidating power: one order at a time in turn order. An order that can only bring power is resolved by the program; a house
// is asked only where it might muster instead.

import type { AreaId } from '../box/areas';
import { AREAS } from '../box/areas';
import type { House } from '../box/houses';
import type { OrderToken } from '../box/orders';
import { ORDERS } from '../box/orders';
import type { ConsolidateAnswer, ConsolidateAsk } from './asks';
import { controller, occupant } from './control';
import type { Draft } from './draft';
import { ask, record } from './draft';
import { nextToAct } from './influence';
import type { Kind } from './kinds';
import type { Mustering } from './mustering';
import { canMuster, carryOutRecruits, judgeRecruits, legalRecruits } from './mustering';
import { gainPower, ordersOf, removeOrder } from './pieces';
import type { Known, Table } from './position';
import { refuse } from './refusals';

const isConsolidating = (token: OrderToken): boolean => ORDERS[token].kind === 'consolidate-power';

const consolidationsOf = (table: Table, house: House): AreaId[] => ordersOf(table, house, isConsolidating);

export const hasConsolidationsLeft = (table: Table): boolean =>
  table.tracks.throne.some((house) => consolidationsOf(table, house).length > 0);

/** The special order musters in its own area, if that has a castle or stronghold under control: never in a port. */
function musteringAt(table: Table, house: House, area: AreaId): Mustering {
  const isCastle = AREAS[area].castle > 0 && controller(table, area) === house;
  const isSpecial = table.areas[area].order?.token === 'special-consolidate-power';
  return { house, castles: isCastle && isSpecial ? [area] : [], one: true };
}

const canMusterAt = (known: Known, house: House, area: AreaId): boolean =>
  canMuster(known, house, musteringAt(known, house, area).castles);

/** The port comes first: an enemy ship may yet be mustered into its sea. */
export function askNextToConsolidate(draft: Draft): void {
  const house = nextToAct(draft, (one) => consolidationsOf(draft, one).length > 0);
  if (house === null) return;
  const orders = consolidationsOf(draft, house);
  if (orders.some((area) => canMusterAt(draft, house, area))) {
    ask(draft, { kind: 'consolidate', house, about: 'consolidating', secret: false, orders });
    return;
  }
  record(draft, { what: 'automatic', house, about: 'consolidating' });
  takePower(draft, house, orders.find((area) => AREAS[area].kind === 'port') ?? orders[0]!);
  draft.acted = [...draft.acted, house];
}

/** 1, and the power icons of a land area; nothing at sea, and nothing in a port that an enemy blocks. */
function worthOf(table: Table, house: House, area: AreaId): number {
  const { kind, power, sea } = AREAS[area];
  if (kind === 'land') return 1 + power;
  if (kind === 'sea') return 0;
  const there = occupant(table, sea!);
  return there === null || there === house ? 1 : 0;
}

function takePower(draft: Draft, house: House, area: AreaId): void {
  gainPower(draft, house, worthOf(draft, house, area), 'consolidating');
  removeOrder(draft, area, 'consolidating');
}

export function consolidate(draft: Draft, { house }: ConsolidateAsk, { from, recruits }: ConsolidateAnswer): void {
  draft.acted = [...draft.acted, house];
  if (recruits === null) {
    takePower(draft, house, from);
    return;
  }
  carryOutRecruits(draft, house, recruits);
  removeOrder(draft, from, 'consolidating');
}

export const consolidateKind: Kind<'consolidate'> = {
  judge(known, { house, orders }, { from, recruits }) {
    if (!orders.includes(from)) return refuse('consolidate.no-order', { area: from });
    if (recruits === null) return null;
    const mustering = musteringAt(known, house, from);
    if (mustering.castles.length === 0) return refuse('consolidate.no-mustering', { area: from });
    return judgeRecruits(known, mustering, recruits);
  },
  *list(known, { house, orders }) {
    for (const from of orders) {
      yield { kind: 'consolidate', from, recruits: null };
      const mustering = musteringAt(known, house, from);
      if (mustering.castles.length === 0) continue;
      for (const recruits of legalRecruits(known, mustering)) yield { kind: 'consolidate', from, recruits };
    }
  },
  draw(known, asked, chance) {
    return chance.pick([...consolidateKind.list(known, asked)]);
  }
};
