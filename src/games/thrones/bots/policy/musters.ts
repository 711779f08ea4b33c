// Mustering: castle by castle, the most endangered first, each time what is best of what still goes together with the rest.

import type { AreaId, UnitKind } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import type { AnswerOf, AskOf, Known, Levy, Recruit, Unit } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { KINDS } from '#thrones/rules/kinds';
import { judgeRecruits, purchasesAt } from '#thrones/rules/mustering';
import { powerInPool, unit } from '#thrones/rules/pieces';
import { hostsOf, stateOf } from '#thrones/rules/states';
import { ALONE, lonely, type Outline, outlineOf, risk, worthOf } from '../outline';
import type { Weights } from '../weights';

type Purchase = readonly Recruit[];

export function recruit(known: Known, levy: Levy, weights: Weights): Purchase {
  const outline = outlineOf(known, levy.house, weights);
  const stock = stockOf(outline);
  const shops = levy.castles
    .map((castle) => ({ need: needOf(outline, castle), goods: [...purchasesAt(known, levy, castle)] }))
    .sort((a, b) => b.need - a.need);
  const buy = (bought: Purchase, goods: readonly Purchase[]): Purchase =>
    bestOf(known, levy, bought, rated(outline, stock, bought, goods));
  if (levy.one)
    return buy(
      [],
      shops.flatMap(({ goods }) => goods)
    );
  let bought: Purchase = [];
  for (const { goods } of shops) bought = buy(bought, goods);
  return judgeRecruits(known, levy, bought) === null ? bought : [];
}

interface Good {
  readonly purchase: Purchase;
  readonly score: number;
}

const rated = (outline: Outline, stock: Stock, bought: Purchase, purchases: readonly Purchase[]): Good[] =>
  purchases
    .map((purchase) => ({ purchase, score: priceOf(outline, stock, bought, purchase) }))
    .sort((a, b) => b.score - a.score);

/** The price of a purchase as a whole: a second ship is no first one, and an engine wants soldiers beside it. */
function priceOf(outline: Outline, stock: Stock, bought: Purchase, purchase: Purchase): number {
  const all = [...bought, ...purchase];
  const land = stock.land + countOf(all, (kind) => kind !== 'ship');
  let ships = stock.ships + countOf(bought, (kind) => kind === 'ship');
  let price = 0;
  for (const [i, one] of purchase.entries()) {
    if (one.unit === 'ship') {
      const earlier = [...bought, ...purchase.slice(0, i)].filter(({ unit, at }) => unit === 'ship' && at === one.at);
      price += ++ships > land - 1 ? FLEET_FOR_NOTHING : shipScore(outline, one.at, earlier.length);
    } else {
      price += scoreOf(outline, one);
      if (one.unit === 'siege-engine' && lonely(outline, one.at, mustered(outline, one.at, all)) > 0) price -= ALONE;
    }
  }
  return price;
}

/** As many ships as there are units to carry: of those some will fall. */
const FLEET_FOR_NOTHING = 0.1;

/** The units of the house on the board, in numbers. */
interface Stock {
  readonly land: number;
  readonly ships: number;
}

function stockOf({ table, house }: Outline): Stock {
  const units = hostsOf(table, house).flatMap((host) => host.units);
  const ships = units.filter(({ kind }) => kind === 'ship').length;
  return { land: units.length - ships, ships };
}

const countOf = (purchase: Purchase, is: (kind: UnitKind) => boolean): number =>
  purchase.filter(({ unit: kind, upgrade }) => !upgrade && is(kind)).length;

const fresh = (purchase: Purchase): UnitKind[] =>
  purchase.flatMap(({ unit: kind, upgrade }) => (upgrade ? [] : [kind]));

/** The units that stand there afterwards. */
function mustered({ table, house }: Outline, area: AreaId, all: Purchase): Unit[] {
  const here = all.filter(({ at }) => at === area);
  const kinds = [...stateOf(table, area).units.map(({ kind }) => kind), ...fresh(here)];
  for (const one of here) if (one.upgrade) kinds.splice(kinds.indexOf('footman'), 1, one.unit);
  return kinds.map((kind) => unit(house, kind));
}

/** What is worse than nothing is not bought. */
function bestOf(known: Known, levy: Levy, bought: Purchase, goods: readonly Good[]): Purchase {
  for (const { purchase, score } of goods) {
    const all = [...bought, ...purchase];
    if (score > 0 && judgeRecruits(known, levy, all) === null) return all;
  }
  return bought;
}

const needOf = (outline: Outline, castle: AreaId): number =>
  worthOf(outline, castle, true) * risk(outline, castle, stateOf(outline.table, castle).units, 0);

/** The score of a unit on land. */
function scoreOf(outline: Outline, { unit, upgrade, at }: Recruit): number {
  const { table } = outline;
  const danger = Math.min(1, risk(outline, at, stateOf(table, at).units, 0));
  if (unit === 'footman') return 1 + 0.5 * danger;
  if (unit === 'knight') return upgrade ? 1.1 + 0.4 * danger : 2.15 + 0.8 * danger;
  return (wallsNear(outline, at) ? 2.3 : 1) - (upgrade ? 1 : 0) - danger;
}

/** An empty sea, or one to be held; ports only where the sea is full. */
function shipScore({ table, house, weights }: Outline, at: AreaId, earlier: number): number {
  const own = stateOf(table, at).units.length + earlier;
  if (AREAS[at].kind === 'port') return own === 0 ? 0.9 : 0.4;
  const rivals = NEIGHBOURS[at].some((near) => {
    const there = occupant(table, near);
    return AREAS[near].kind !== 'land' && there !== null && there !== house;
  });
  return (own === 0 ? 1.25 : own === 1 ? 0.85 : 0.5) + (rivals ? 0.3 : 0) + weights.fleet;
}

const wallsNear = ({ table, house }: Outline, at: AreaId): boolean =>
  NEIGHBOURS[at].some(
    (near) =>
      AREAS[near].castle > 0 && controller(table, near) !== house && stateOf(table, near).neutral !== 'impassable'
  );

/** Rather units than power; what only brings power goes last, ports before. */
export function consolidate(known: Known, asked: AskOf<'consolidate'>, weights: Weights): AnswerOf<'consolidate'> {
  const outline = outlineOf(known, asked.house, weights);
  const stock = stockOf(outline);
  let best: AnswerOf<'consolidate'> = { kind: 'consolidate', from: asked.orders[0]!, recruits: null };
  let highest = -1;
  const pool = powerInPool(known, asked.house);
  for (const answer of KINDS.consolidate.list(known, asked)) {
    const score =
      answer.recruits === null
        ? Math.min(1 + AREAS[answer.from].power, pool) * weights.coin * 0.9
        : priceOf(outline, stock, [], answer.recruits);
    if (score > highest) [best, highest] = [answer, score];
  }
  return best;
}
