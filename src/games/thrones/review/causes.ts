// What turned a round: the one thing that stands out, or else what came together. The larger part of what moved the chances is found by
// some samples and told by others; what cannot be told so is not called a cause, only what happened.

import type { House } from '#thrones/box';
import type { WesterosCardId } from '#thrones/box/westerosCards';
import { AREAS } from '#thrones/box/areas';
import { judgement } from '#thrones/bots/judgement';
import { controller } from '#thrones/rules/control';
import type { Allowance } from './allowance';
import { certain, type Chances, chancesAt, type Effort, type Estimate, LEAST, sharpened, sumOf } from './chances';
import { type Deed, type Stretch, stretchesOf } from './deeds';
import type { Evening, Moment } from './evening';
import { drawsIn, luckOf } from './luck';
import { changeOf, errorIn, housesOf, movedMost, SAYABLE } from './turning';

/** What moved the chances most in a round, with the moments before and after it. */
export interface Cause {
  readonly deed: Deed;
  readonly from: number;
  readonly to: number;
  /** The share of it in the change of the round. */
  readonly part: number;
}

/** What came together in a round in which nothing stands out. */
export interface Together {
  /** Each did a part of it beyond two errors, the largest first; else they are what happened, in its order. */
  readonly isMeasured: boolean;
  readonly deeds: readonly Deed[];
}

/** Of a round: the one cause, or all that came together. */
export type Turned =
  { readonly cause: Cause; readonly together?: never } | { readonly cause: null; readonly together: Together };

/** The least share of the change that something stands out with, and the least that it is mentioned for among others. */
const NOTABLE = 0.25;
const MENTIONED = 0.1;
const MOST = 3;

/** Moments inside of the round, between which something was done. */
const insideOf = (stretches: readonly Stretch[], from: Moment, to: Moment): Moment[] =>
  [...new Set(stretches.flatMap(({ before, after }) => [before, after]))].filter(
    (moment) => moment !== from && moment !== to
  );

/** What was found is looked at again, before and after. */
const AGAIN = 2;

/** In simulated answers, about, if each moment is played on as seldom as can be, and the largest deed looked at again. */
export function leastFor(evening: Evening, from: Moment, to: Moment): number {
  const inside = insideOf(stretchesOf(evening, from, to), from, to);
  const lengths = inside.map(({ answered }) => to.answered - answered);
  return LEAST * (sumOf(lengths) + AGAIN * Math.max(0, ...lengths));
}

/** From one moment to the other. */
type Change = readonly [before: Chances, after: Chances];

/** Something that was done or drawn, with the part that it was found to have. */
interface Candidate extends Omit<Cause, 'part'> {
  readonly part: Estimate;
  /** What it changed by other samples; null: too little is left for them. */
  readonly again: () => Change | null;
}

/** What may be spent on a look, in simulated answers. */
type Share = () => number;

export function causeOf(
  evening: Evening,
  [from, to]: readonly [Moment, Moment],
  whole: Change,
  allowance: Allowance,
  { samples, cap }: Effort
): Turned {
  const stretches = stretchesOf(evening, from, to);
  const cards = cardsIn(evening, from);
  let ahead = AGAIN + insideOf(stretches, from, to).length + AGAIN * Math.min(MOST, stretches.length);
  const share: Share = () => Math.min(cap, allowance.left / Math.max(1, ahead--));
  const found = [
    ...drawn(evening, from, cards, whole, { samples, share }, allowance),
    ...done(stretches, [from, to], whole, { samples, share }, allowance)
  ]
    .filter(({ deed, part }) => part.mean >= MENTIONED && speaksFor(deed, whole))
    .sort((one, other) => other.part.mean - one.part.mean)
    .slice(0, MOST);
  const told = found
    .flatMap((one) => {
      const again = one.again();
      const part = again === null || !speaksFor(one.deed, again) ? null : partOf(again, whole);
      return part !== null && isSurely(part, MENTIONED) ? [{ ...one, again: part }] : [];
    })
    .sort((one, other) => other.again.mean - one.again.mean);
  const [largest] = told;
  if (largest === undefined)
    return { cause: null, together: { isMeasured: false, deeds: factsOf(stretches, [from, to], cards, whole) } };
  const { deed, from: since, to: until, part, again } = largest;
  return isSurely(part, NOTABLE) && isSurely(again, NOTABLE)
    ? { cause: { deed, from: since, to: until, part: part.mean } }
    : { cause: null, together: { isMeasured: true, deeds: told.map((one) => one.deed) } };
}

/** So much at least, and more than two errors. */
export const isSurely = ({ mean, error }: Estimate, least: number): boolean => mean >= least && mean > SAYABLE * error;

interface Look {
  readonly samples: number;
  readonly share: Share;
}

/** The deeds of the round, and what each changed. */
function done(
  stretches: readonly Stretch[],
  [from, to]: readonly [Moment, Moment],
  whole: Change,
  { samples, share }: Look,
  allowance: Allowance
): Candidate[] {
  const within = withinRound([from, to], whole[1]);
  /** The chances at each moment, thought once; null: too little is left for it. */
  const looker = (first: number): ((moment: Moment) => Chances | null) => {
    const at = new Map<Moment, Chances>([
      [from, whole[0]],
      [to, whole[1]]
    ]);
    return (moment) => {
      const known = at.get(moment);
      if (known !== undefined) return known;
      if (first > 0 && allowance.left < LEAST * (to.answered - moment.answered)) return null;
      const chances = within(moment, chancesAt(moment, allowance.rollouts, { samples, first, cap: share() }));
      at.set(moment, chances);
      return chances;
    };
  };
  const changeBy =
    (at: (moment: Moment) => Chances | null) =>
    ({ before, after }: Stretch): Change | null => {
      const [earlier, later] = [at(before), at(after)];
      return earlier === null || later === null ? null : [earlier, later];
    };
  const [once, again] = [changeBy(looker(0)), changeBy(looker(samples))];
  return stretches.flatMap((stretch) => {
    const { deed, before, after } = stretch;
    const change = once(stretch);
    if (change === null || !speaksFor(deed, change)) return [];
    const part = partOf(change, whole);
    return [{ deed, from: before.answered, to: after.answered, part, again: () => again(stretch) }];
  });
}

/** The cards that the round began with: what they brought, beside what the rest of their decks could have. */
function drawn(
  evening: Evening,
  from: Moment,
  cards: readonly WesterosCardId[],
  whole: Change,
  { samples, share }: Look,
  allowance: Allowance
): Candidate[] {
  const draw = drawsIn(evening).find(({ before, answer }) => before === from && answer === null);
  if (draw === undefined) return [];
  const look = (first: number): Change => [{}, luckOf(draw, allowance.rollouts, { samples, first, cap: share() })];
  const change = look(0);
  const house = movedMost(...change);
  if (house === null) return [];
  const deed: Deed = { what: 'cards', cards, house, helped: changeOf(...change, house) > 0 };
  const again = (): Change | null => (allowance.left > 0 ? look(samples) : null);
  return [{ deed, from: from.answered, to: draw.after.answered, part: partOf(change, whole), again }];
}

/** Turned up by the answer that ended the round before. */
const cardsIn = ({ steps }: Evening, { answered }: Moment): WesterosCardId[] => [
  ...new Set((steps[answered - 1]?.happened ?? []).flatMap((one) => (one.what === 'westeros-card' ? [one.card] : [])))
];

/**
 * What happened, of which nothing is claimed: castles that are in other hands at the end, of those whose chances moved most; else what was
 * fought; else the cards.
 */
function factsOf(
  stretches: readonly Stretch[],
  [from, to]: readonly [Moment, Moment],
  cards: readonly WesterosCardId[],
  whole: Change
): Deed[] {
  const deeds = stretches.map(({ deed }) => deed);
  const moved = (house: House | null): number => (house === null ? 0 : Math.abs(changeOf(...whole, house)));
  const taken = deeds
    .filter((deed) => deed.what === 'taken')
    .map((deed) => ({ deed, castles: castlesLeft(deed, [from, to]) }))
    .filter(({ castles }) => castles > 0);
  if (taken.length > 0) {
    const weightOf = ({ deed, castles }: (typeof taken)[number]): number =>
      castles * (moved(deed.house) + moved(deed.from));
    const heaviest = [...taken].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST);
    return taken.filter((one) => heaviest.includes(one)).map(({ deed }) => deed);
  }
  const fought = deeds.filter(({ what }) => what !== 'taken');
  if (fought.length > 0) return fought.slice(0, MOST);
  return cards.length > 0 ? [{ what: 'cards', cards, house: null, helped: false }] : [];
}

/** Castles that it took and that are in those hands at the end, a stronghold twice. */
const castlesLeft = ({ house, areas }: Deed & { what: 'taken' }, [from, to]: readonly [Moment, Moment]): number =>
  sumOf(
    areas
      .filter((area) => controller(to.position, area) === house)
      .filter((area) => controller(from.position, area) !== house)
      .map((area) => AREAS[area].castle)
  );

/** True if the doer gained on its victim. Otherwise readers would take the sentence for the reason of the opposite. */
export function speaksFor(deed: Deed, change: Change): boolean {
  if (deed.what === 'wildlings') return true;
  if (deed.what === 'cards') return deed.house !== null && changeOf(...change, deed.house) > 0 === deed.helped;
  const other = deed.what === 'taken' ? deed.from : deed.loser;
  return changeOf(...change, deed.house) - (other === null ? 0 : changeOf(...change, other)) > 0;
}

/**
 * The share of that one in the whole change; what went against it counts against it. The houses share one evening, so what strays of their
 * chances hangs together: all of it is added.
 */
export function partOf(one: Change, whole: Change): Estimate {
  const houses = housesOf(whole[1]);
  const all = sumOf(houses.map((house) => changeOf(...whole, house) * changeOf(...whole, house)));
  return {
    mean: sumOf(houses.map((house) => changeOf(...one, house) * changeOf(...whole, house))) / all,
    error: sumOf(houses.map((house) => errorIn(one, house) * Math.abs(changeOf(...whole, house)))) / all
  };
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

const meanIn = ([house, estimate]: [string, Estimate]): [string, number] => [house, estimate.mean];
