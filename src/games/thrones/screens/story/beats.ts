// The public effects of an answer, as beats: where, from where, and one sentence for all of it. It is made from
// happenings, so everything in a beat is public.

import type { Bridge } from '#thrones/board/boardView';
import type { AreaId, House } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';
import { isShownToAll, type Revealed } from '#thrones/flow/moments';
import { thrones } from '#thrones/flow/ruleset';
import { wasSecret } from '#shell/play/handOvers';
import type { Act as ActOf } from '#shell/play/played.svelte';
import { castlesOf } from '#thrones/rules/control';
import type { Happening, View } from '#thrones/rules';
import { castlesToWin } from '#thrones/rules/houseRules';
import { seasBetween } from '../asks/march/route';
import { isPutBack } from '../frame/missed';
import { sentencesOf, UNTOLD } from './beatWords';
import { isMove } from './moves';

export type Act = Omit<ActOf<Thrones>, 'byCode'>;

export interface Beat {
  /** The number of the answer. */
  readonly number: number;
  readonly house: House | null;
  readonly before: View;
  readonly now: View;
  /** The areas that the camera shows. */
  readonly places: readonly AreaId[];
  /** The arrows of the units that moved. */
  readonly ways: readonly Bridge[];
  /** Orders removed from the board; empty if units move. */
  readonly lifted: readonly Revealed[];
  readonly text: string;
  /** The castles of the house, if it has taken one. */
  readonly castles: { readonly held: number; readonly needed: number } | null;
  /** True if it happened after the moment that the table stopped for. */
  readonly isAfter: boolean;
}

/** The things that the program does by itself on the board. Power from Consolidate Power orders flies to its house instead. */
const BY_ITSELF: readonly string[] = ['raid', 'march', 'retreat'];

/** The number of letters that can be read during one beat. */
const MOST = 115;

/** The beats of an answer. `isWatched`: the table watched as the house decided, so it is only shown what followed by itself. */
export function beatsOf(act: Act, isWatched: boolean): Beat[] {
  const { happened } = act;
  const starts = [0, ...happened.flatMap(({ what }, i) => (what === 'automatic' ? [i] : []))];
  const parts = starts.map((start, i) => happened.slice(start, starts[i + 1]));
  const [own = [], ...rest] = parts;
  const beats: Beat[] = [];
  const isTold = own.some(isPutBack) || (!isWatched && !wasSecret(thrones, own) && !isFought(act));
  if (isTold && !isShownToAll(own.slice(0, 1))) beats.push(...beatOf(act, untilPage(own), false));
  let isAfter = isShownToAll(own);
  // What happens by itself for the same reason is one beat.
  let same: Happening[] = [];
  for (const [i, part] of rest.entries()) {
    const [first] = part;
    const next = rest[i + 1]?.[0];
    if (first?.what !== 'automatic') continue;
    if (BY_ITSELF.includes(first.about)) same.push(...untilPage(part));
    if (next?.what !== 'automatic' || next.about !== first.about || isShownToAll(part)) {
      if (same.length > 0) beats.push(...beatOf(act, same, isAfter));
      same = [];
    }
    isAfter ||= isShownToAll(part);
  }
  return beats;
}

/** The duel shows what happens in a battle. */
const isFought = ({ before }: Act): boolean => before.combat?.revealed === true && before.combat.victor === null;

/** The happenings up to the next round or to a page of its own. */
function untilPage(lines: readonly Happening[]): readonly Happening[] {
  const end = lines.findIndex(
    (one) => isShownToAll([one]) || one.what === 'phase' || one.what === 'wildlings-attack' || one.what === 'winner'
  );
  return end < 0 ? lines : lines.slice(0, end);
}

function beatOf(act: Act, lines: readonly Happening[], isAfter: boolean): Beat[] {
  const moves = lines.filter(isMove);
  const house = houseIn(lines);
  const { before, now, number } = act;
  const gain = moves.length > 0 && house !== null ? castlesOf(now, house).length - castlesOf(before, house).length : 0;
  const ways = moves.map(({ house: whose, from, area, did }): Bridge => {
    return { from, over: seasBetween(before, whose, from, area), to: area, attack: did === 'attacked' };
  });
  const [first, ...others] = paragraphs(sentencesOf(act, lines)).map((text): Beat => {
    const places = [...new Set([...lines.flatMap(placesIn), ...ways.flatMap(({ over }) => over)])];
    return { number, house, before: now, now, places, ways: [], lifted: [], text, castles: null, isAfter };
  });
  if (first === undefined) return [];
  const castles = gain > 0 && house !== null ? { held: castlesOf(now, house).length, needed: castlesToWin(now) } : null;
  if (moves.length > 0) return [{ ...first, before, ways, castles }, ...others];
  return [{ ...first, lifted: lines.flatMap(liftedIn) }, ...others];
}

/** Sentences grouped into paragraphs that can be read at once. */
function paragraphs(sentences: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const one of sentences) {
    const last = all.at(-1);
    if (last !== undefined && last.length + one.length < MOST) all[all.length - 1] = `${last} ${one}`;
    else all.push(one);
  }
  return all;
}

function liftedIn(one: Happening): readonly Revealed[] {
  if (one.what === 'raided') return [{ area: one.area, house: one.victim, token: one.token }];
  return one.what === 'orders-removed' ? [{ area: one.area, house: one.house, token: one.token }] : [];
}

/** The house that did all of it; null if several houses take part in what happens by itself. */
function houseIn(lines: readonly Happening[]): House | null {
  const houses = new Set(lines.flatMap((one) => (one.what === 'automatic' ? [one.house] : [])));
  if (houses.size > 1) return null;
  return lines.flatMap((one) => ('house' in one ? [one.house] : []))[0] ?? null;
}

function placesIn(one: Happening): readonly AreaId[] {
  if (UNTOLD.includes(one.what)) return [];
  return [
    ...('area' in one && one.area !== undefined ? [one.area] : []),
    ...('from' in one && one.from !== undefined ? [one.from] : [])
  ];
}
