// The card Supply: every level is set to the icons under control, and armies that are too many or too large are cut down.
// How a house cuts its armies down serves Rattleshirt's Raiders too.

import type { AreaId, House } from '#thrones/box';
import { UNIT_KINDS } from '#thrones/box/units';
import type { AnswerOf, AskOf } from '../asks';
import { supplyIcons } from '../control';
import { ask, changeSheet, type Draft, record, sheetOf } from '../draft';
import { turnOrder } from '../influence';
import type { RuleKind } from '../kind';
import { destroyUnits, unitsAt, without } from '../pieces';
import type { Table, UnitAt } from '../position';
import { refuse } from '../refusals';
import { hostsOf } from '../states';
import { armies, fits, isSupplied } from '../supply';

export function setSupply(draft: Draft, house: House, level: number, cause?: 'supply'): void {
  const { supply: was } = sheetOf(draft, house);
  if (was === level) return;
  changeSheet(draft, house, { supply: level });
  record(draft, { what: 'supply', house, was, level, ...(cause && { cause }) });
}

/** All levels move before armies are reconciled. */
export function adjustSupply(draft: Draft): void {
  for (const house of turnOrder(draft)) setSupply(draft, house, supplyIcons(draft, house), 'supply');
  draft.queue = turnOrder(draft);
}

export function askNextToReconcile(draft: Draft): void {
  while (draft.asks.length === 0) {
    const [house, ...later] = draft.queue;
    if (house === undefined) return;
    draft.queue = later;
    askToReconcile(draft, house);
  }
}

export function askToReconcile(draft: Draft, house: House): void {
  if (!isSupplied(draft, house)) ask(draft, { kind: 'reconcile', house, about: 'reconciling', secret: false });
}

/** Nobody loses an area by this: the last unit of an army is always needless. */
function reconcile(draft: Draft, asked: AskOf<'reconcile'>, answer: AnswerOf<'reconcile'>): void {
  destroyUnits(draft, asked.house, answer.units, asked.about);
}

type Board = Pick<Table, 'areas' | 'houses'>;

export const reconcileKind: RuleKind<'reconcile'> = {
  judge(known, { house }, { units }) {
    const left = new Map<AreaId, number>();
    for (const { area, units } of hostsOf(known, house)) left.set(area, units.length);
    const losing = new Set(units.map((one) => one.area));
    for (const area of losing) {
      const lost = units.filter((one) => one.area === area);
      const kept = without(known.areas[area].units, lost).length;
      if (!left.has(area) || kept !== left.get(area)! - lost.length) return refuse('supply.not-your-unit', { area });
      left.set(area, kept);
    }
    const { supply } = known.houses[house]!;
    if (!feeds(supply, [...left.values()]))
      return refuse('supply.still-too-many', { armies: armies(known, house, left) });
    const areas = [...left.keys()];
    const needless = needlessLoss(supply, [...left.values()], (i) => losing.has(areas[i]!));
    return needless < 0 ? null : refuse('supply.needless-loss', { area: areas[needless]! });
  },

  *list(known, { house }) {
    for (const losses of neededLosses(known, house)) {
      for (const units of combined(losses.map((loss) => waysToLose(known, loss)))) yield { kind: 'reconcile', units };
    }
  },

  draw(known, { house }, chance) {
    const outcomes = Array.from(neededLosses(known, house), (losses) => losses.map((loss) => waysToLose(known, loss)));
    const counts = outcomes.map((areas) => areas.reduce((count, ways) => count * ways.length, 1));
    let place = chance.below(counts.reduce((sum, count) => sum + count, 0));
    const outcome = outcomes.find((_, i) => (place -= counts[i]!) < 0)!;
    return { kind: 'reconcile', units: outcome.flatMap((ways) => chance.pick(ways)) };
  },

  speaksOfWhatIsThere: () => true,
  carryOut: reconcile
};

/** Do areas with these numbers of units fit the level of supply? */
const feeds = (level: number, sizes: readonly number[]): boolean =>
  fits(
    sizes.filter((size) => size > 1).sort((a, b) => b - a),
    level
  );

/** The first area where one of the units lost could come back and all would still fit, or -1: then the losses are legal. */
function needlessLoss(level: number, left: readonly number[], hasLost: (i: number) => boolean): number {
  const sizes = [...left];
  return sizes.findIndex((size, i) => {
    if (!hasLost(i)) return false;
    sizes[i] = size + 1;
    const isNeedless = feeds(level, sizes);
    sizes[i] = size;
    return isNeedless;
  });
}

/** Units that one area loses. */
interface Loss {
  readonly area: AreaId;
  readonly count: number;
}

/**
 * Every legal way to lose units, as numbers by area: a few dozen at most. The search stops as soon as the armies fit, since
 * any further loss would be needless, and where the areas it has dealt with are too many by themselves.
 */
function* neededLosses(board: Board, house: House): Generator<Loss[]> {
  const level = board.houses[house]!.supply;
  const hosts = hostsOf(board, house).filter(({ units }) => units.length > 1);
  const sizes = hosts.map(({ units }) => units.length);
  const left = [...sizes];

  function* from(first: number): Generator<Loss[]> {
    if (feeds(level, left)) {
      if (needlessLoss(level, left, (i) => left[i]! < sizes[i]!) >= 0) return;
      yield hosts.map(({ area }, i) => ({ area, count: sizes[i]! - left[i]! })).filter(({ count }) => count > 0);
    } else if (first < hosts.length && feeds(level, left.slice(0, first))) {
      for (let size = sizes[first]!; size > 0; size--) {
        left[first] = size;
        yield* from(first + 1);
      }
      left[first] = sizes[first]!;
    }
  }

  yield* from(0);
}

/** Every choice of units of the area. */
const waysToLose = (board: Board, { area, count }: Loss): UnitAt[][] =>
  selections(unitsAt(board, area).sort(byLikeness), count);

const byLikeness = (a: UnitAt, b: UnitAt): number =>
  UNIT_KINDS.indexOf(a.kind) - UNIT_KINDS.indexOf(b.kind) || Number(a.routed) - Number(b.routed);

/** Every choice of `count` of these units, which lie sorted: of units that are alike the first are taken. */
function selections(units: readonly UnitAt[], count: number): UnitAt[][] {
  if (count === 0) return [[]];
  return units.flatMap((one, i) => {
    const before = units[i - 1];
    if (before !== undefined && byLikeness(before, one) === 0) return [];
    return selections(units.slice(i + 1), count - 1).map((others) => [one, ...others]);
  });
}

/** One way for each area, in every combination. */
function* combined(areas: readonly UnitAt[][][]): Generator<UnitAt[]> {
  const [ways, ...others] = areas;
  if (ways === undefined) {
    yield [];
    return;
  }
  for (const way of ways) for (const rest of combined(others)) yield [...way, ...rest];
}
