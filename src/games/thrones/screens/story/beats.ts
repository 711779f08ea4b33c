// What an answer did before everybody's eyes, as beats: where, from where, and one sentence with all of it. Made of what happened, so
// that everything in a beat is public.

import { text } from 'text:thrones/story';
import type { Bridge } from '#thrones/board/boardView';
import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import type { Thrones } from '#thrones/flow/game';
import { isShownToAll } from '#thrones/flow/moments';
import { thrones } from '#thrones/flow/ruleset';
import { wasSecret } from '#shell/play/handOvers';
import type { Act as ActOf } from '#shell/play/played.svelte';
import { castlesOf, controller } from '#thrones/rules/control';
import type { Happening, HappeningOf, View } from '#thrones/rules';
import { castlesToWin } from '#thrones/rules/houseRules';
import { logLine } from '#thrones/text/log';
import { seasBetween } from '../asks/marching/route';
import { isPutBack } from '../frame/missed';

export type Act = Omit<ActOf<Thrones>, 'byCode'>;

export interface Beat {
  /** Of the answer. */
  readonly number: number;
  readonly house: House | null;
  readonly before: View;
  readonly now: View;
  /** What the camera shows. */
  readonly places: readonly AreaId[];
  /** Where the units went. */
  readonly ways: readonly Bridge[];
  readonly text: string;
  /** Castles of the house, where it has taken one. */
  readonly castles: { readonly held: number; readonly needed: number } | null;
  /** It happened after what the table stopped for. */
  readonly isAfter: boolean;
}

type Moved = HappeningOf<'units'> & { readonly from: AreaId };

const isMove = (one: Happening): one is Moved =>
  one.what === 'units' &&
  one.from !== undefined &&
  (one.did === 'marched' || one.did === 'attacked' || one.did === 'retreated');

/** What the program does by itself on the board. Power that is consolidated flies to its house. */
const BY_ITSELF: readonly string[] = ['raid', 'march', 'retreat'];

/** The units that move say it. */
const SEEN: readonly string[] = ['retreat'];

/** What has a page of its own, is told by another line, or is no deed of anybody. */
const UNTOLD: readonly Happening['what'][] = [
  'round',
  'phase',
  'westeros-card',
  'wildlings-move',
  'wildlings-attack',
  'wildling-card',
  'bids',
  'cards',
  'card',
  'tides',
  'strength',
  'victor',
  'orders-revealed',
  'sealed',
  'dominance',
  'combat',
  'winner'
];

/** `isWatched`: the table looked on as the house decided, and is told only what came about by itself. */
export function beatsOf(act: Act, isWatched: boolean): Beat[] {
  const { happened } = act;
  const starts = [0, ...happened.flatMap(({ what }, i) => (what === 'automatic' ? [i] : []))];
  const parts = starts.map((start, i) => happened.slice(start, starts[i + 1]));
  const [own = [], ...rest] = parts;
  const beats: Beat[] = [];
  const isTold = own.some(isPutBack) || (!isWatched && !wasSecret(thrones, own) && !isFought(act));
  if (isTold && !isShownToAll(own.slice(0, 1))) beats.push(...beatOf(act, untilPage(own), false));
  let isAfter = isShownToAll(own);
  // what happens by itself for the same reason is one beat
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

/** The duel tells it. */
const isFought = ({ before }: Act): boolean => before.combat?.revealed === true && before.combat.victor === null;

/** What follows is the next round's, or stands on a page of its own. */
function untilPage(lines: readonly Happening[]): readonly Happening[] {
  const end = lines.findIndex(
    (one) => isShownToAll([one]) || one.what === 'phase' || one.what === 'wildlings-attack' || one.what === 'winner'
  );
  return end < 0 ? lines : lines.slice(0, end);
}

function beatOf(act: Act, lines: readonly Happening[], isAfter: boolean): Beat[] {
  const moves = lines.filter(isMove);
  const said = textOf(act, lines, moves);
  if (said === '') return [];
  const house = houseIn(lines);
  const { before, now, number } = act;
  const gain = moves.length > 0 && house !== null ? castlesOf(now, house).length - castlesOf(before, house).length : 0;
  const ways = moves.map(({ house: whose, from, area, did }): Bridge => {
    return { from, over: seasBetween(before, whose, from, area), to: area, attack: did === 'attacked' };
  });
  return [
    {
      number,
      house,
      before: moves.length > 0 ? before : now,
      now,
      places: [...new Set([...lines.flatMap(placesIn), ...ways.flatMap(({ over }) => over)])],
      ways,
      text: said,
      castles: gain > 0 && house !== null ? { held: castlesOf(now, house).length, needed: castlesToWin(now) } : null,
      isAfter
    }
  ];
}

/** Whose doing all of it is; null where several houses take part in what happens by itself. */
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

function textOf(act: Act, lines: readonly Happening[], moves: readonly Moved[]): string {
  const marched = marchText(
    act,
    moves.filter(({ did }) => did === 'marched')
  );
  const told = lines.filter((one) => !(isMove(one) && one.did === 'marched') && isSaid(one));
  // whom it attacks comes before the token that it leaves
  const others = [...told.filter(isMove), ...told.filter((one) => !isMove(one))].map((one) => sentenceOf(one, lines));
  if (marched.length + others.length > 0) return [...marched, ...new Set(others)].join(' ');
  // an order that came to nothing
  const spent = lines.find((one) => one.what === 'orders-removed');
  return spent === undefined ? '' : logLine(spent, lines);
}

const sentenceOf = (one: Happening, lines: readonly Happening[]): string =>
  one.what === 'raven-card' ? text('beat-raven', { house: one.house, put: one.put }) : logLine(one, lines);

/** The swap, or where the card was put, says that the raven was used; what an order did says that it is gone. */
function isSaid(one: Happening): boolean {
  if (one.what === 'raven') return one.use === 'none';
  if (one.what === 'orders-removed') return !['march', 'raid', 'consolidating'].includes(one.about);
  if (one.what === 'automatic') return !SEEN.includes(one.about);
  return !UNTOLD.includes(one.what);
}

/** Where a march went: what it has taken in one sentence, what it has only come to in another. */
function marchText({ before, now }: Act, moves: readonly Moved[]): string[] {
  const [first] = moves;
  if (first === undefined) return [];
  const { house, from } = first;
  const isTaken = ({ area }: Moved): boolean =>
    AREAS[area].kind === 'land' && controller(before, area) !== house && controller(now, area) === house;
  const taken = [...new Set(moves.filter(isTaken).map(({ area }) => area))];
  const other = [...new Set(moves.filter((move) => !isTaken(move)).map(({ area }) => area))];
  const held = castlesOf(now, house).length;
  const takes =
    held > castlesOf(before, house).length
      ? text('beat-takes-castles', { house, areas: taken, count: held, needed: castlesToWin(now) })
      : text('beat-takes', { house, from, areas: taken });
  return [
    ...(taken.length > 0 ? [takes] : []),
    ...(other.length > 0 ? [text('beat-marches', { house, from, areas: other })] : [])
  ];
}
