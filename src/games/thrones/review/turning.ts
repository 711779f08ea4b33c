// The turning points of a game: rounds in which the chances of all houses moved far, and what of a round moved them.

import type { House } from '#thrones/box';
import { judgement } from '#thrones/bots/judgement';
import type { Allowance } from './allowance';
import { certain, type Chances, chancesAt, type Effort, LEAST, sharpened, sumOf } from './chances';
import { type Deed, type Stretch, stretchesOf } from './deeds';
import type { Evening, Moment } from './evening';

/** Half of what all chances changed together. */
const ENOUGH = 0.2;
const MOST = 3;
/** In errors: less is not said. */
export const SAYABLE = 2;
/** Earlier than that no judgement of so many seats is better than chance (docs/review.md). */
const FIRST_ROUND = 3;
const FEW_SEATS = 4;

export const isTooEarly = (round: number, seats: number): boolean => seats > FEW_SEATS && round < FIRST_ROUND;

/** The change of the chances from the end of a round to the end of the next. */
export interface Swing {
  /** In the list of ends: where it ended. */
  readonly end: number;
  readonly size: number;
}

const housesOf = (chances: Chances): House[] => Object.keys(chances) as House[];

export const changeOf = (before: Chances, after: Chances, house: House): number =>
  (after[house]?.mean ?? 0) - (before[house]?.mean ?? 0);

export const sizeOf = (before: Chances, after: Chances): number =>
  housesOf(after).reduce((sum, house) => sum + Math.abs(changeOf(before, after, house)), 0) / 2;

/** The house whose chance moved most, if that can be said. */
export function movedMost(before: Chances, after: Chances): House | null {
  const [most] = housesOf(after).sort(
    (one, other) => Math.abs(changeOf(before, after, other)) - Math.abs(changeOf(before, after, one))
  );
  return most !== undefined && isSayable(before, after, most) ? most : null;
}

export function isSayable(before: Chances, after: Chances, house: House): boolean {
  const [one, other] = [before[house]?.error ?? 0, after[house]?.error ?? 0];
  return Math.abs(changeOf(before, after, house)) > SAYABLE * Math.sqrt(one * one + other * other);
}

/** The largest, in the order of the game. `chances`: at the beginning and at the end of each round. */
export function swingsOf(chances: readonly Chances[]): Swing[] {
  const houses = housesOf(chances[0] ?? {}).length;
  const swings = chances.slice(1).flatMap((after, i): Swing[] => {
    const before = chances[i]!;
    const [end, size] = [i + 1, sizeOf(before, after)];
    return isTooEarly(end, houses) || size < ENOUGH || movedMost(before, after) === null ? [] : [{ end, size }];
  });
  return swings
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST)
    .sort((one, other) => one.end - other.end);
}

/** The deed of a round that moved the chances most, with the moments before and after it. */
export interface Cause {
  readonly deed: Deed;
  readonly from: number;
  readonly to: number;
  /** The share of it in the change of the round. */
  readonly part: number;
}

/** The least share of the change that a deed is mentioned for. */
const NOTABLE = 0.25;

/** Moments inside of the round, between which something was done. */
const insideOf = (stretches: readonly Stretch[], from: Moment, to: Moment): Moment[] =>
  [...new Set(stretches.flatMap(({ before, after }) => [before, after]))].filter(
    (moment) => moment !== from && moment !== to
  );

/** What was found is looked at again, before and after. */
const AGAIN = 2;

/** In simulated answers, about, if each moment is played on as seldom as can be. */
export function leastFor(evening: Evening, from: Moment, to: Moment): number {
  const inside = insideOf(stretchesOf(evening, from, to), from, to);
  const lengths = inside.map(({ answered }) => to.answered - answered);
  return LEAST * (sumOf(lengths) + AGAIN * Math.max(0, ...lengths));
}

/** Null: nothing by itself stands out. */
export function causeOf(
  evening: Evening,
  [from, to]: readonly [Moment, Moment],
  [first, last]: readonly [Chances, Chances],
  allowance: Allowance,
  { samples, cap }: Effort
): Cause | null {
  const at = new Map<Moment, Chances>([
    [from, first],
    [to, last]
  ]);
  const within = withinRound([from, to], last);
  const stretches = stretchesOf(evening, from, to);
  let ahead = insideOf(stretches, from, to).length + AGAIN;
  const thought = (moment: Moment, effort: Pick<Effort, 'samples' | 'first'>): Chances => {
    const share = allowance.left / ahead--;
    return within(moment, chancesAt(moment, allowance.rollouts, { ...effort, cap: Math.min(cap, share) }));
  };
  const chancesOf = (moment: Moment): Chances => {
    let chances = at.get(moment);
    if (chances === undefined) at.set(moment, (chances = thought(moment, { samples })));
    return chances;
  };
  let best: (Cause & { readonly around: readonly [Moment, Moment] }) | null = null;
  for (const { before, after, deed } of stretches) {
    const [earlier, later] = [chancesOf(before), chancesOf(after)];
    const part = partOf([earlier, later], [first, last]);
    if (part < (best?.part ?? NOTABLE) || !isCause(deed, [earlier, later], [first, last])) continue;
    best = { deed, from: before.answered, to: after.answered, part, around: [before, after] };
  }
  if (best === null) return null;
  const { around, ...cause } = best;
  const [earlier, later] = around.map((moment) =>
    moment === from ? first : moment === to ? last : thought(moment, { samples, first: samples })
  ) as [Chances, Chances];
  return isCause(cause.deed, [earlier, later], [first, last]) ? cause : null;
}

/** Of many deeds one will seem to be it by luck: what was found is looked at again by other samples. */
const isCause = (deed: Deed, one: Change, whole: Change): boolean =>
  partOf(one, whole) >= NOTABLE && movedMost(...one) !== null && speaksFor(deed, one) && speaksFor(deed, whole);

type Change = readonly [before: Chances, after: Chances];

/** Whoever did it came out of it better than whom it was done to: else the sentence would be read as the reason of the opposite. */
export function speaksFor(deed: Deed, change: Change): boolean {
  if (deed.what === 'wildlings') return true;
  const other = deed.what === 'taken' ? deed.from : deed.loser;
  return changeOf(...change, deed.house) - (other === null ? 0 : changeOf(...change, other)) > 0;
}

/** The share of that one in the whole change; what went against it counts against it. */
export function partOf(one: Change, whole: Change): number {
  const houses = housesOf(whole[1]);
  const along = sumOf(houses.map((house) => changeOf(...one, house) * changeOf(...whole, house)));
  return along / sumOf(houses.map((house) => changeOf(...whole, house) * changeOf(...whole, house)));
}

/**
 * Inside of a round it is thought to its end, at its end to that of the next one. What that changes at the seam is no doing of the last
 * answer: it is spread evenly over the whole round.
 */
export function withinRound(
  [from, to]: readonly [Moment, Moment],
  last: Chances
): (moment: Moment, near: Chances) => Chances {
  const { position } = to;
  const nearest =
    position.winner === null
      ? sharpened(judgement(position))
      : Object.fromEntries(Object.entries(certain(position.tracks.throne, position.winner.house)).map(meanIn));
  return ({ answered }, near) => {
    const part = (answered - from.answered) / (to.answered - from.answered);
    return Object.fromEntries(
      housesOf(near).map((house) => {
        const { mean, error } = near[house]!;
        const gap = (last[house]?.mean ?? 0) - (nearest[house] ?? 0);
        return [house, { mean: mean + part * gap, error }];
      })
    );
  };
}

const meanIn = ([house, estimate]: [string, Chances[House]]): [string, number] => [house, estimate?.mean ?? 0];
