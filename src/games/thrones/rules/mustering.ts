// Mustering: points of castles and strongholds spent on units, there or, for ships, in the port and the seas beside. The same
// for the Westeros card, the special Consolidate Power order and the reward of The Horde Descends.

import type { AreaId, ByArea, House, UnitKind } from '#thrones/box';
import { AREA_IDS, AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { PORT_CAPACITY } from '../box/limits';
import { lookup, tabulate } from '../box/tabulate';
import { UNIT_KINDS, UNITS } from '../box/units';
import type { AnswerOf, AskOf, Recruit } from './asks';
import type { Chance } from '#engine/chance';
import { type Board, occupant } from './control';
import { type Draft, record } from './draft';
import type { RuleKind } from './kind';
import { canStand, enter, exchangeUnit, piecesLeft, unit, unitsAt } from './pieces';
import { refuse, type Verdict } from './refusals';
import { armies, isSupplied } from './supply';
import { pickInPassing } from './weighing';

/** The house that musters and its castles; with `one`, in only one of these castles. */
export type Levy = Pick<AskOf<'muster'>, 'house' | 'castles' | 'one'>;

export function canMuster(board: Board, house: House, castles: readonly AreaId[]): boolean {
  const levy: Levy = { house, castles, one: true };
  const isLegal = (recruit: Recruit): boolean => judgeRecruits(board, levy, [recruit]) === null;
  // an upgrade is soonest judged, since it takes no room
  return [UPGRADES, GOODS].some((goods) => castles.some((castle) => goods[castle].some(isLegal)));
}

function muster(draft: Draft, { house }: AskOf<'muster'>, { recruits }: AnswerOf<'muster'>): void {
  carryOutRecruits(draft, house, recruits);
}

/** In whatever order they are named, new units come first, since a fresh footman may be upgraded. */
export function carryOutRecruits(draft: Draft, house: House, recruits: readonly Recruit[]): void {
  for (const { unit: kind, upgrade, at } of recruits) {
    if (upgrade) continue;
    enter(draft, at, [unit(house, kind)]);
    record(draft, { what: 'units', did: 'mustered', house, units: [kind], area: at });
  }
  for (const { unit: kind, upgrade, at } of recruits) if (upgrade) upgradeFootman(draft, house, at, kind);
}

/** A routed footman only where there is no other. */
function upgradeFootman(draft: Draft, house: House, area: AreaId, kind: UnitKind): void {
  const footmen = unitsAt(draft, area).filter((one) => one.kind === 'footman');
  const footman = footmen.find((one) => !one.routed) ?? footmen[0];
  if (footman === undefined) throw new Error(`There is no footman to upgrade in ${area}`);
  exchangeUnit(draft, house, footman, kind);
}

export function judgeRecruits(board: Board, levy: Levy, recruits: readonly Recruit[]): Verdict {
  for (const recruit of recruits) {
    const verdict = judgePlace(board, levy, recruit);
    if (verdict !== null) return verdict;
  }
  const castles = kindsIn(recruits, ({ castle }) => castle);
  if (levy.one && castles.length > 1) return refuse('muster.one-castle', { allowed: 1, found: castles.length });
  for (const castle of castles) {
    const verdict = judgeCastle(board, castle, recruits);
    if (verdict !== null) return verdict;
  }
  return judgePieces(board, levy.house, recruits) ?? judgeRoom(board, levy.house, recruits);
}

/** Each once. */
function kindsIn<K>(recruits: readonly Recruit[], kindOf: (recruit: Recruit) => K): K[] {
  const kinds: K[] = [];
  for (const recruit of recruits) {
    const kind = kindOf(recruit);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

function judgePlace(board: Board, { house, castles }: Levy, { castle, unit: kind, upgrade, at }: Recruit): Verdict {
  if (!castles.includes(castle)) return refuse('muster.castle', { area: castle });
  if (upgrade && UNITS[kind].upgradeCost === null) return refuse('muster.upgrade', { area: castle, unit: kind });
  if (!PLACES[castle][kind].includes(at)) return refuse('muster.place', { area: castle, to: at, unit: kind });
  const there = occupant(board, at);
  return there === null || there === house ? null : refuse('muster.enemy-sea', { area: castle, to: at });
}

/** The area itself; for a ship its port and the seas that touch it. */
const PLACES: ByArea<Readonly<Record<UnitKind, readonly AreaId[]>>> = lookup(AREA_IDS, (castle) =>
  tabulate(UNIT_KINDS, (kind) =>
    kind === 'ship' ? NEIGHBOURS[castle].filter((area) => canStand('ship', area)) : [castle]
  )
);

const costOf = ({ unit: kind, upgrade }: Recruit): number =>
  upgrade ? (UNITS[kind].upgradeCost ?? Infinity) : UNITS[kind].cost;

/** Points, and footmen for the upgrades: those standing there, routed or not, and those mustered there just now. */
function judgeCastle(board: Board, castle: AreaId, recruits: readonly Recruit[]): Verdict {
  const here = recruits.filter((recruit) => recruit.castle === castle);
  const found = here.reduce((sum, recruit) => sum + costOf(recruit), 0);
  const allowed = AREAS[castle].castle;
  if (found > allowed) return refuse('muster.points', { area: castle, allowed, found });
  const upgrades = here.filter((recruit) => recruit.upgrade).length;
  const fresh = here.filter(isFootman).length;
  const standing = board.areas[castle].units.filter((one) => one.kind === 'footman').length;
  return upgrades > standing + fresh
    ? refuse('muster.upgrade', { area: castle, allowed: standing + fresh, found: upgrades })
    : null;
}

const isFootman = (recruit: Recruit): boolean => recruit.unit === 'footman';

/** Counted over the whole answer: the footman of an upgrade is free again at once. */
function judgePieces(board: Board, house: House, recruits: readonly Recruit[]): Verdict {
  for (const kind of kindsIn(recruits, (recruit) => recruit.unit)) {
    const found = recruits.filter((recruit) => recruit.unit === kind).length;
    const freed = kind === 'footman' ? recruits.filter((recruit) => recruit.upgrade).length : 0;
    const allowed = piecesLeft(board, house, kind) + freed;
    if (found > allowed) return refuse('muster.pieces', { unit: kind, allowed, found });
  }
  return null;
}

/** Ports and supply. An upgrade takes no room. */
function judgeRoom(board: Board, house: House, recruits: readonly Recruit[]): Verdict {
  const sizes = new Map<AreaId, number>();
  for (const { upgrade, at } of recruits) {
    if (!upgrade) sizes.set(at, (sizes.get(at) ?? board.areas[at].units.length) + 1);
  }
  for (const [area, found] of sizes) {
    if (AREAS[area].kind === 'port' && found > PORT_CAPACITY) {
      return refuse('muster.port-full', { to: area, allowed: PORT_CAPACITY, found });
    }
  }
  if (sizes.size === 0 || isSupplied(board, house, sizes)) return null;
  return refuse('muster.supply', { armies: armies(board, house, sizes) });
}

/** Everything that the points of a castle can pay for. */
const GOODS: ByArea<readonly Recruit[]> = lookup(AREA_IDS, (castle) =>
  UNIT_KINDS.flatMap((kind): Recruit[] => {
    const fresh = PLACES[castle][kind].map((at) => ({ castle, unit: kind, upgrade: false, at }));
    return UNITS[kind].upgradeCost === null ? fresh : [...fresh, { castle, unit: kind, upgrade: true, at: castle }];
  }).filter((recruit) => costOf(recruit) <= AREAS[castle].castle)
);

const UPGRADES: typeof GOODS = lookup(AREA_IDS, (castle) => GOODS[castle].filter(({ upgrade }) => upgrade));

type Purchase = readonly Recruit[];

/**
 * Nothing, one thing, or two. A footman upgraded at once is the same as the better unit for two points: that is listed.
 */
const PURCHASES: ByArea<readonly Purchase[]> = lookup(AREA_IDS, (castle) => {
  const cheap = GOODS[castle].filter((recruit) => 2 * costOf(recruit) <= AREAS[castle].castle);
  const pairs = cheap.flatMap((one, i) => cheap.slice(i).map((other): Purchase => [one, other]));
  const plain = pairs.filter((pair) => !(pair.some(isFootman) && pair.some((recruit) => recruit.upgrade)));
  return [[], ...GOODS[castle].map((one): Purchase => [one]), ...plain];
});

/** The purchases may not go together. */
export function purchasesAt(board: Board, levy: Levy, castle: AreaId): Purchase[] {
  const goods = GOODS[castle].filter((recruit) => isHopeful(judgeRecruits(board, levy, [recruit])));
  return PURCHASES[castle].filter((purchase) => purchase.every((recruit) => goods.includes(recruit)));
}

/** Legal, or made so by an upgrade elsewhere that frees a footman. Nothing else that is refused is mended by more recruits. */
const isHopeful = (verdict: Verdict): boolean =>
  verdict === null || (verdict.rule === 'muster.pieces' && verdict.unit === 'footman');

/** Every outcome once, though an answer may bring it about in other words. */
export function legalRecruits(board: Board, levy: Levy): Iterable<Purchase> {
  const shops = levy.castles.map((castle) => purchasesAt(board, levy, castle));
  return purchases(board, levy, shops, []);
}

function* purchases(board: Board, levy: Levy, shops: readonly Purchase[][], bought: Purchase): Generator<Purchase> {
  const [shop, ...others] = shops;
  if (shop === undefined) {
    if (judgeRecruits(board, levy, bought) === null) yield bought;
    return;
  }
  for (const purchase of shop) {
    const all = [...bought, ...purchase];
    if (others.length === 0 || isHopeful(judgeRecruits(board, levy, all))) yield* purchases(board, levy, others, all);
  }
}

const TRIES = 200;
/** A list with more combinations than this is not gone through. */
const LONGEST_LIST = 4000;

/**
 * Something from every castle, or from one of them, until it goes together. Where it hardly ever does, one of the list; where that is
 * too long, castle by castle what still goes together with the rest.
 */
function drawRecruits(board: Board, levy: Levy, chance: Chance): Purchase {
  const shops = levy.castles.map((castle) => purchasesAt(board, levy, castle));
  const counters = levy.one ? [shops.flatMap((shop, i) => (i === 0 ? shop : shop.slice(1)))] : shops;
  for (let tries = 0; tries < TRIES; tries++) {
    const recruits = counters.flatMap((counter) => chance.pick(counter));
    if (judgeRecruits(board, levy, recruits) === null) return recruits;
  }
  const combinations = shops.reduce((count, shop) => count * shop.length, 1);
  return levy.one || combinations <= LONGEST_LIST
    ? pickInPassing(legalRecruits(board, levy), chance)
    : oneByOne(board, levy, chance.shuffle(shops), chance);
}

function oneByOne(board: Board, levy: Levy, shops: readonly Purchase[][], chance: Chance): Purchase {
  let bought: Purchase = [];
  for (const shop of shops) {
    const options = shop.map((purchase) => [...bought, ...purchase]);
    bought = chance.pick(options.filter((all) => judgeRecruits(board, levy, all) === null));
  }
  return bought;
}

export const musterKind: RuleKind<'muster'> = {
  judge: (known, asked, { recruits }) => judgeRecruits(known, asked, recruits),
  *list(known, asked) {
    for (const recruits of legalRecruits(known, asked)) yield { kind: 'muster', recruits };
  },
  draw: (known, asked, chance) => ({ kind: 'muster', recruits: drawRecruits(known, asked, chance) }),

  speaksOfWhatIsThere: () => true,
  carryOut: muster
};
