// The words of a beat: as few as describe the action. What the pieces show by themselves is only said if there is nothing else.

import { text } from 'text:thrones/story';
import { AREAS } from '#thrones/box/areas';
import { castlesOf, controller } from '#thrones/rules/control';
import type { Happening, HappeningOf, View } from '#thrones/rules';
import { castlesToWin } from '#thrones/rules/houseRules';
import { logLine } from '#thrones/text/log';
import { isMove, type Moved } from './moves';

interface Around {
  readonly before: View;
  readonly now: View;
}

/** Happenings that the moving units show by themselves. */
const SEEN: readonly string[] = ['retreat'];

/** Happenings without a sentence here: they have their own page, or another line reports them, or nobody did them. */
export const UNTOLD: readonly Happening['what'][] = [
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

/** Orders without a target: one sentence for all of them. */
const TOGETHER: readonly string[] = ['raid'];

/** Happenings that are visible: tokens come and go on the board, and numbers change beside it. */
const SHOWN: readonly Happening['what'][] = ['power-token', 'orders-removed', 'power', 'supply'];

type Units = HappeningOf<'units'>;

/** The sentences of a beat, the most important first; empty if there is nothing to say. */
export function sentencesOf(around: Around, lines: readonly Happening[]): readonly string[] {
  const told = lines.filter(isSaid);
  const loud = told.filter(({ what }) => !SHOWN.includes(what));
  const marched = lines.filter(isMove).filter(({ did }) => did === 'marched');
  const deeds = loud.filter((one) => !(isMove(one) && one.did === 'marched'));
  // The attack comes before the rest.
  const sorted = [...deeds.filter(isMove), ...deeds.filter((one) => !isMove(one))];
  const sentences = [...marchText(around, marched), ...raised(deeds), ...discarded(deeds)];
  const singly = sorted.filter((one) => !(isRaised(one) && isTogether(deeds)) && !isDiscarded(one));
  for (const one of singly) sentences.push(sentenceOf(one, lines, sentences.length > 0));
  if (sentences.length > 0) return [...new Set(sentences)];
  const quiet = told.filter(({ what }) => what !== 'orders-removed').map((one) => logLine(one, lines));
  if (quiet.length > 0) return [...new Set(quiet)];
  // An order without effect.
  const spent = lines.find((one) => one.what === 'orders-removed');
  return spent === undefined ? [] : [logLine(spent, lines)];
}

function sentenceOf(one: Happening, lines: readonly Happening[], isSecond: boolean): string {
  if (one.what === 'raven-card') return text('beat-raven', { house: one.house, put: one.put });
  if (one.what === 'raided') {
    const { house, area, victim, token } = one;
    const gain = lines.find((other) => other.what === 'power' && other.house === house);
    if (gain?.what !== 'power') return text('beat-raids', { house, area, victim, token });
    return text('beat-pillages', { house, area, victim, token, power: gain.by });
  }
  if (isSecond && isMove(one) && one.did === 'retreated')
    return text('beat-retreats', { house: one.house, to: one.area });
  return logLine(one, lines);
}

/** The swap, or where the card was put, already says that the raven was used; what an order did says that it is gone. */
function isSaid(one: Happening): boolean {
  if (one.what === 'raven') return one.use === 'none';
  if (one.what === 'orders-removed') return !['march', 'raid', 'consolidating'].includes(one.about);
  if (one.what === 'automatic') return !SEEN.includes(one.about);
  return !UNTOLD.includes(one.what);
}

const isRaised = (one: Happening): one is Units =>
  one.what === 'units' && (one.did === 'mustered' || one.did === 'upgraded');

/** True if units were mustered more than once. */
const isTogether = (lines: readonly Happening[]): boolean => lines.filter(isRaised).length > 1;

function raised(lines: readonly Happening[]): string[] {
  const all = lines.filter(isRaised);
  const [first] = all;
  if (first === undefined || !isTogether(lines)) return [];
  const { house } = first;
  const unitsOf = (did: Units['did']) => all.filter((one) => one.did === did).flatMap(({ units }) => units);
  const [units, better] = [unitsOf('mustered'), unitsOf('upgraded')];
  if (units.length === 0) return [text('beat-upgrades', { house, units: better, count: better.length })];
  return [text('beat-musters', { house, units, count: better.length })];
}

const isDiscarded = (one: Happening): one is HappeningOf<'automatic'> =>
  one.what === 'automatic' && TOGETHER.includes(one.about);

function discarded(lines: readonly Happening[]): string[] {
  const houses = lines.filter(isDiscarded).map((one) => one.house);
  const [house] = houses;
  return house === undefined ? [] : [text('beat-idle-raids', { house, houses, count: houses.length })];
}

/** The course of a march: what it has conquered in one sentence, where it has only moved in another. */
function marchText({ before, now }: Around, moves: readonly Moved[]): string[] {
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
