// Mustering: points of castles and strongholds spent on units, there or, for ships, in the port and the seas beside. The same
// for the Westeros card, the special Consolidate Power order and the reward of The Horde Descends.

import type { AreaId } from '../box/areas';
import { AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import type { House } from '../box/houses';
import { PORT_CAPACITY } from '../box/limits';
import { UNIT_KINDS, UNITS } from '../box/units';
import type { MusterAnswer, MusterAsk, Recruit } from './asks';
import type { Chance } from './chance';
import { isClosed, occupant } from './control';
import type { Draft } from './draft';
import { record } from './draft';
import type { Kind } from './kinds';
import { piecesLeft, placeUnits, takeUnits, unit } from './pieces';
import type { Known, Table } from './position';
import type { Verdict } from './refusals';
import { refuse } from './refusals';
import { armies, fits } from './supply';

export interface Mustering {
  readonly house: House;
  readonly castles: readonly AreaId[];
  /** All in one castle. */
  readonly one: boolean;
}

const costOf = ({ unit: kind, upgrade }: Recruit): number => (upgrade ? UNITS[kind].upgradeCost! : UNITS[kind].cost);

/** Where ships mustered with a castle's points may go: its port, and adjacent seas, if no enemy is there. */
const placesForShips = (castle: AreaId): AreaId[] => NEIGHBOURS[castle].filter((area) => AREAS[area].kind !== 'land');

function judgeRecruit(table: Table, { house, castles }: Mustering, recruit: Recruit): Verdict {
  const { castle, unit: kind, upgrade, at } = recruit;
  if (!castles.includes(castle)) return refuse('muster.castle', { area: castle });
  if (upgrade && (UNITS[kind].upgradeCost === null || at !== castle))
    return refuse('muster.upgrade', { area: at, unit: kind });
  if (kind !== 'ship') return at === castle ? null : refuse('muster.place', { area: castle, to: at, unit: kind });
  if (!placesForShips(castle).includes(at)) return refuse('muster.place', { area: castle, to: at, unit: kind });
  if (isClosed(table, at)) return refuse('muster.place', { area: castle, to: at, unit: kind });
  const there = occupant(table, at);
  return there !== null && there !== house ? refuse('muster.enemy-sea', { area: castle, to: at }) : null;
}

export function judgeRecruits(known: Known, mustering: Mustering, recruits: readonly Recruit[]): Verdict {
  for (const recruit of recruits) {
    const verdict = judgeRecruit(known, mustering, recruit);
    if (verdict !== null) return verdict;
  }
  const castles = new Set(recruits.map(({ castle }) => castle));
  if (mustering.one && castles.size > 1) return refuse('muster.one-castle');
  for (const castle of castles) {
    const verdict = judgeCastle(known, castle, recruits);
    if (verdict !== null) return verdict;
  }
  return judgePieces(known, mustering.house, recruits) ?? judgePlaces(known, mustering.house, recruits);
}

/** Points, and footmen for the upgrades: those that stood there and those just mustered. */
function judgeCastle(known: Known, castle: AreaId, recruits: readonly Recruit[]): Verdict {
  const here = recruits.filter((recruit) => recruit.castle === castle);
  const found = here.reduce((sum, recruit) => sum + costOf(recruit), 0);
  const allowed = AREAS[castle].castle;
  if (found > allowed) return refuse('muster.points', { area: castle, allowed, found });
  const upgrades = here.filter(({ upgrade }) => upgrade).length;
  const fresh = here.filter(({ unit: kind }) => kind === 'footman').length;
  const standing = known.areas[castle].units.filter(({ kind }) => kind === 'footman').length;
  return upgrades > standing + fresh ? refuse('muster.upgrade', { area: castle }) : null;
}

/** Counted over the whole mustering: a footman that is upgraded is free for the next recruit. */
function judgePieces(known: Known, house: House, recruits: readonly Recruit[]): Verdict {
  for (const kind of UNIT_KINDS) {
    const mustered = recruits.filter((recruit) => recruit.unit === kind).length;
    if (mustered === 0) continue;
    const freed = kind === 'footman' ? recruits.filter(({ upgrade }) => upgrade).length : 0;
    const allowed = piecesLeft(known, house, kind) + freed;
    if (mustered > allowed) return refuse('muster.pieces', { unit: kind, allowed, found: mustered });
  }
  return null;
}

function judgePlaces(known: Known, house: House, recruits: readonly Recruit[]): Verdict {
  const after = new Map<AreaId, number>();
  for (const { at, upgrade } of recruits) {
    if (!upgrade) after.set(at, (after.get(at) ?? known.areas[at].units.length) + 1);
  }
  for (const [area, found] of after) {
    if (AREAS[area].kind === 'port' && found > PORT_CAPACITY)
      return refuse('muster.port-full', { to: area, allowed: PORT_CAPACITY, found });
  }
  if (after.size === 0) return null;
  const sizes = armies(known, house, after);
  return fits(sizes, known.houses[house]!.supply) ? null : refuse('muster.supply', { armies: sizes });
}

/** Upgrades first, so that their footmen are free; a fresh footman may still be upgraded after them. */
export function carryOutRecruits(draft: Draft, house: House, recruits: readonly Recruit[]): void {
  const [fresh, upgrades] = [false, true].map((upgrade) => recruits.filter((one) => one.upgrade === upgrade)) as [
    Recruit[],
    Recruit[]
  ];
  for (const { unit: kind, at } of fresh) {
    placeUnits(draft, at, [unit(house, kind)]);
    record(draft, { what: 'units', did: 'mustered', house, units: [kind], area: at });
  }
  for (const { unit: kind, at } of upgrades) {
    const standing = draft.areas[at].units.filter((one) => one.kind === 'footman');
    const footman = standing.find((one) => !one.routed) ?? standing[0]!;
    takeUnits(draft, at, [footman]);
    placeUnits(draft, at, [unit(house, kind, footman.routed)]);
    record(draft, { what: 'units', did: 'upgraded', house, units: [kind], area: at });
  }
}

export function muster(draft: Draft, { house }: MusterAsk, { recruits }: MusterAnswer): void {
  carryOutRecruits(draft, house, recruits);
}

/**
 * Everything that one castle's points might buy, as lists of recruits: nothing, one thing, two things. The footman that is
 * lacking here may be freed by an upgrade in another castle.
 */
function purchasesAt(known: Known, mustering: Mustering, castle: AreaId): (readonly Recruit[])[] {
  const single: Recruit[] = [];
  for (const kind of UNIT_KINDS) {
    const places = kind === 'ship' ? placesForShips(castle) : [castle];
    for (const at of places) single.push({ castle, unit: kind, upgrade: false, at });
    if (UNITS[kind].upgradeCost !== null) single.push({ castle, unit: kind, upgrade: true, at: castle });
  }
  const pairs = single.flatMap((one, i) => single.slice(i).map((other): readonly Recruit[] => [one, other]));
  return [[], ...single.map((one) => [one]), ...pairs].filter((recruits) => {
    const verdict = judgeRecruits(known, mustering, recruits);
    return verdict === null || verdict.unit === 'footman';
  });
}

export function* legalRecruits(known: Known, mustering: Mustering): Generator<readonly Recruit[]> {
  const shops = mustering.castles.map((castle) => purchasesAt(known, mustering, castle));
  function* buy(i: number, bought: readonly Recruit[]): Generator<readonly Recruit[]> {
    const shop = shops[i];
    if (shop === undefined) {
      if (judgeRecruits(known, mustering, bought) === null) yield bought;
      return;
    }
    for (const purchase of shop) {
      if (mustering.one && purchase.length > 0 && bought.length > 0) continue;
      yield* buy(i + 1, purchase.length === 0 ? bought : [...bought, ...purchase]);
    }
  }
  yield* buy(0, []);
}

const DRAWS = 40;

/** Each castle's purchase at random; what does not fit together is thrown back. */
export function drawRecruits(known: Known, mustering: Mustering, chance: Chance): readonly Recruit[] {
  const shops = mustering.castles.map((castle) => purchasesAt(known, mustering, castle));
  if (mustering.one) return chance.pick([...legalRecruits(known, mustering)]);
  for (let i = 0; i < DRAWS; i++) {
    const bought = shops.flatMap((shop) => chance.pick(shop));
    if (judgeRecruits(known, mustering, bought) === null) return bought;
  }
  return chance.pick([...legalRecruits(known, mustering)]);
}

export function canMuster(known: Known, house: House, castles: readonly AreaId[]): boolean {
  const mustering = { house, castles, one: true };
  return castles.some((castle) =>
    purchasesAt(known, mustering, castle).some(
      (recruits) => recruits.length > 0 && judgeRecruits(known, mustering, recruits) === null
    )
  );
}

export const musterKind: Kind<'muster'> = {
  judge: (known, asked, { recruits }) => judgeRecruits(known, asked, recruits),
  *list(known, asked) {
    for (const recruits of legalRecruits(known, asked)) yield { kind: 'muster', recruits };
  },
  draw: (known, asked, chance) => ({ kind: 'muster', recruits: drawRecruits(known, asked, chance) })
};
