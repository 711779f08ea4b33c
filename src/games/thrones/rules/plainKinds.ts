// The plain kinds of ask, which know no more of the rules than the ask itself tells: a card, an area, units, one of several
// options. They serve many decisions, so that what becomes of the answer is known by what the ask is about.

import type { AreaId, House, HouseCardId } from '#thrones/box';
import type { AnswerOf, Ask, AskOf } from './asks';
import type { Chance } from '#engine/chance';
import { whyNoRefuge } from './combat/refuges';
import { declared } from './decisions';
import type { Kind } from './kind';
import type { Table, UnitAt } from './position';
import { refuse, type Verdict } from './refusals';

export const cardKind: Kind<'card'> = {
  judge(_known, { cards, mayDecline }, { card }) {
    if (card === null) return mayDecline ? null : refuse('choice.too-few', { allowed: 1, found: 0 });
    return cards.includes(card) ? null : refuse('choice.not-offered', { card });
  },
  *list(_known, { cards, mayDecline }) {
    for (const card of cards) yield { kind: 'card', card };
    if (mayDecline) yield { kind: 'card', card: null };
  },
  draw: (_known, { cards, mayDecline }, chance) => ({ kind: 'card', card: pickOrDecline(cards, mayDecline, chance) }),
  speaksOfWhatIsThere: (table, ask) => ask.cards.every((card) => isInSomeHand(table, ask, card))
};

/** A card to be played is in the own hand; texts may choose from the enemy's, or from what is discarded. */
function isInSomeHand({ houses }: Table, { house, about }: Ask, card: HouseCardId): boolean {
  if (about === 'house-card') return houses[house]?.hand.includes(card) === true;
  return Object.values(houses).some(({ hand, discard }) => hand.includes(card) || discard.includes(card));
}

export const areaKind: Kind<'area'> = {
  judge(known, asked, { area }) {
    const { about, areas, mayDecline } = asked;
    if (area === null) return mayDecline ? null : refuse('choice.too-few', { allowed: 1, found: 0 });
    if (areas.includes(area)) return null;
    const isRefuge = declared('area', about).purpose === 'refuge';
    return isRefuge ? whyNoRefuge(known, asked, area) : refuse('choice.not-offered', { area });
  },
  *list(_known, { areas, mayDecline }) {
    for (const area of areas) yield { kind: 'area', area };
    if (mayDecline) yield { kind: 'area', area: null };
  },
  draw: (_known, { areas, mayDecline }, chance) => ({ kind: 'area', area: pickOrDecline(areas, mayDecline, chance) }),
  speaksOfWhatIsThere: () => true
};

/** Past the end of the list is the declining. */
const pickOrDecline = <T>(from: readonly T[], mayDecline: boolean, chance: Chance): T | null =>
  from[chance.below(mayDecline ? from.length + 1 : from.length)] ?? null;

export const optionKind: Kind<'option'> = {
  judge: (_known, { options }, { option }) => (options.includes(option) ? null : refuse('choice.not-offered')),
  *list(_known, { options }) {
    for (const option of options) yield { kind: 'option', option };
  },
  draw: (_known, { options }, chance) => ({ kind: 'option', option: chance.pick(options) }),
  speaksOfWhatIsThere: ({ attack }, { about, options }) =>
    about !== 'wildling-tie' || options.every((house) => attack?.bidders.includes(house as House) === true)
};

export const unitsKind: Kind<'units'> = {
  judge: judgeUnits,
  *list(_known, asked) {
    const { least, most } = asked;
    if (least === 0) yield { kind: 'units', units: [] };
    for (const alike of poolsOf(asked)) {
      for (let count = Math.max(least, 1); count <= most; count++) {
        for (const units of selections(alike, 0, count)) yield { kind: 'units', units };
      }
    }
  },
  draw: drawUnits,
  speaksOfWhatIsThere: (table, { units }) => areThere(table, units)
};

/** Attackers are named by the area they come from or by the one they fight for. */
function areThere({ areas, combat }: Table, units: readonly UnitAt[]): boolean {
  const counted = (of: readonly { kind: string; routed: boolean }[], kind: string, routed: boolean): number =>
    of.filter((one) => one.kind === kind && one.routed === routed).length;
  return units.every(({ area, kind, routed }) => {
    const fighting = combat !== null && (area === combat.area || area === combat.from) ? combat.attackers : [];
    const listed = units.filter((one) => one.area === area);
    const there = counted(areas[area].units, kind, routed) + counted(fighting, kind, routed);
    return counted(listed, kind, routed) <= there;
  });
}

function judgeUnits(_known: unknown, asked: AskOf<'units'>, { units }: AnswerOf<'units'>): Verdict {
  if (units.length < asked.least) return refuse('choice.too-few', { allowed: asked.least, found: units.length });
  if (units.length > asked.most) return refuse('choice.too-many', { allowed: asked.most, found: units.length });
  const left = [...asked.units];
  for (const chosen of units) {
    const at = left.findIndex((one) => isAlike(one, chosen));
    if (at < 0) return refuse('choice.not-offered', { area: chosen.area, unit: chosen.kind });
    left.splice(at, 1);
  }
  const stray = asked.together ? units.find((one) => one.area !== units[0]!.area) : undefined;
  return stray === undefined ? null : refuse('choice.one-area', { area: units[0]!.area, to: stray.area });
}

const isAlike = (a: UnitAt, b: UnitAt): boolean => a.kind === b.kind && a.area === b.area && a.routed === b.routed;

/** Interchangeable units. */
interface Alike {
  readonly one: UnitAt;
  count: number;
}

/** Units that can be chosen together: all those listed, or those listed in one area. */
function poolsOf({ units, together }: AskOf<'units'>): Alike[][] {
  const pools = new Map<AreaId | null, Alike[]>();
  for (const one of units) {
    const place = together ? one.area : null;
    const pool = pools.get(place);
    const same = pool?.find((alike) => isAlike(alike.one, one));
    if (same !== undefined) same.count++;
    else if (pool !== undefined) pool.push({ one, count: 1 });
    else pools.set(place, [{ one, count: 1 }]);
  }
  return [...pools.values()];
}

function* selections(pool: readonly Alike[], from: number, count: number): Generator<UnitAt[]> {
  if (count === 0) yield [];
  const alike = pool[from];
  if (count === 0 || alike === undefined) return;
  for (let taken = Math.min(alike.count, count); taken >= 0; taken--) {
    for (const rest of selections(pool, from + 1, count - taken))
      yield [...Array<UnitAt>(taken).fill(alike.one), ...rest];
  }
}

/** ways[i][n]: in how many ways n units can be taken from the pool's entries from the i-th on. */
function waysOf(pool: readonly Alike[], most: number): number[][] {
  const ways = [...pool.map(() => Array<number>(most + 1).fill(0)), Array<number>(most + 1).fill(0)];
  ways[pool.length]![0] = 1;
  for (let i = pool.length - 1; i >= 0; i--) {
    for (let count = 0; count <= most; count++) {
      for (let taken = Math.min(pool[i]!.count, count); taken >= 0; taken--) {
        ways[i]![count]! += ways[i + 1]![count - taken]!;
      }
    }
  }
  return ways;
}

/** Counts the ways and picks one of them by its number. Choosing nothing is one answer, however many areas there are. */
function drawUnits(_known: unknown, asked: AskOf<'units'>, chance: Chance): AnswerOf<'units'> {
  const { least, most } = asked;
  const pools = poolsOf(asked).map((alike) => ({ alike, ways: waysOf(alike, most) }));
  const nothing = least === 0 ? 1 : 0;
  let all = nothing;
  for (const { ways } of pools) for (let count = Math.max(least, 1); count <= most; count++) all += ways[0]![count]!;
  let number = chance.below(all) - nothing;
  for (const { alike, ways } of pools) {
    for (let count = Math.max(least, 1); count <= most; count++) {
      if (number >= 0 && number < ways[0]![count]!)
        return { kind: 'units', units: selectionBy(alike, ways, count, number) };
      number -= ways[0]![count]!;
    }
  }
  return { kind: 'units', units: [] };
}

function selectionBy(pool: readonly Alike[], ways: readonly number[][], count: number, number: number): UnitAt[] {
  const units: UnitAt[] = [];
  for (let i = 0; i < pool.length && units.length < count; i++) {
    const missing = count - units.length;
    for (let taken = Math.min(pool[i]!.count, missing); taken >= 0; taken--) {
      const here = ways[i + 1]![missing - taken]!;
      if (number >= here) {
        number -= here;
        continue;
      }
      for (let n = 0; n < taken; n++) units.push(pool[i]!.one);
      break;
    }
  }
  return units;
}
