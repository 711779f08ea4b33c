// Consolidating power: one order after the other in turn order, round and round. An order that can only bring power is resolved
// by the program; a house is asked only where it might muster instead.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '../box/areas';
import { ORDERS } from '../box/orders';
import type { AnswerOf, AskOf, Recruit } from './asks';
import { type Board, controller, occupant } from './control';
import { ask, type Draft, record } from './draft';
import type { RuleKind } from './kind';
import { canMuster, carryOutRecruits, judgeRecruits, type Levy, purchasesAt } from './mustering';
import { hasActed, lieThere, nextToResolve } from './passes';
import { gainPower, removeOrder } from './pieces';
import type { Known, Table } from './position';
import { refuse, type Verdict } from './refusals';

/** Ports come first: an enemy ship may yet be mustered into their sea. */
export function askNextToConsolidate(draft: Draft): void {
  const next = nextToResolve(draft, 'consolidate-power');
  if (next === null) return;
  const { house, orders } = next;
  if (orders.some((area) => canMuster(draft, house, levyAt(draft, house, area).castles))) {
    ask(draft, { kind: 'consolidate', house, about: 'consolidating', secret: false, orders });
    return;
  }
  const area = orders.find((one) => AREAS[one].kind === 'port') ?? orders[0]!;
  record(draft, { what: 'automatic', house, about: 'consolidating', area });
  resolve(draft, house, area, null);
}

function consolidate(draft: Draft, { house }: AskOf<'consolidate'>, { from, recruits }: AnswerOf<'consolidate'>): void {
  resolve(draft, house, from, recruits);
}

function resolve(draft: Draft, house: House, area: AreaId, recruits: readonly Recruit[] | null): void {
  removeOrder(draft, area, 'consolidating');
  if (recruits === null) gainPower(draft, house, powerOf(draft, house, area), 'consolidating', area);
  else carryOutRecruits(draft, house, recruits);
  hasActed(draft, house);
}

/** 1 and the printed power icons on land; nothing at sea; in a port 1, unless an enemy ship blocks it. */
function powerOf(table: Pick<Table, 'areas'>, house: House, area: AreaId): number {
  const { kind, power, sea } = AREAS[area];
  if (kind === 'land') return 1 + power;
  const blockade = sea === null ? null : occupant(table, sea);
  return kind === 'port' && (blockade === null || blockade === house) ? 1 : 0;
}

/** The special order musters in its own area and nowhere else, so never in a port. Without a castle there is no levy. */
function levyAt(table: Board, house: House, area: AreaId): Levy {
  const order = table.areas[area].order;
  const isSpecial = order !== null && ORDERS[order.token].star;
  const musters = isSpecial && AREAS[area].castle > 0 && controller(table, area) === house;
  return { house, castles: musters ? [area] : [], one: true };
}

export const consolidateKind: RuleKind<'consolidate'> = {
  judge(known, { house, orders }, { from, recruits }) {
    if (!orders.includes(from)) return refuse('consolidate.no-order', { area: from });
    return recruits === null ? null : judgeLevy(known, house, from, recruits);
  },

  *list(known, { house, orders }) {
    for (const answer of orders.flatMap((from) => answersAt(known, house, from))) {
      if (answer.recruits === null || judgeLevy(known, house, answer.from, answer.recruits) === null) yield answer;
    }
  },

  /** Taking the power is always legal, so this ends. */
  draw(known, { house, orders }, chance) {
    const answers = orders.flatMap((from) => answersAt(known, house, from));
    for (;;) {
      const answer = chance.pick(answers);
      if (answer.recruits === null || judgeLevy(known, house, answer.from, answer.recruits) === null) return answer;
    }
  },

  speaksOfWhatIsThere: (table, ask) => lieThere(table, ask, 'consolidate-power'),
  carryOut: consolidate
};

/** The power, and what the levy might buy; not all of it is legal. */
function answersAt(known: Known, house: House, from: AreaId): AnswerOf<'consolidate'>[] {
  const levy = levyAt(known, house, from);
  const purchases = levy.castles.flatMap((castle) => purchasesAt(known, levy, castle).slice(1));
  return [null, ...purchases].map((recruits) => ({ kind: 'consolidate', from, recruits }));
}

/** Whoever musters nothing at all takes the power. */
function judgeLevy(known: Known, house: House, from: AreaId, recruits: readonly Recruit[]): Verdict {
  const levy = levyAt(known, house, from);
  if (levy.castles.length === 0) return refuse('consolidate.no-mustering', { area: from });
  if (recruits.length === 0) return refuse('choice.too-few', { area: from, allowed: 1, found: 0 });
  return judgeRecruits(known, levy, recruits);
}
