// How often the tablet changes hands in a game, passed as the app passes it, and how often secrecy would allow no less: a series of
// n secret answers takes n − 1 passes if the seat with the tablet is among them, and otherwise n. What is open takes none. And how
// many taps the answers take.

import type { About, Answer, Ask, View } from '#thrones/rules';
import type { House } from '#thrones/box';
import type { Player } from '#thrones/bots/player';
import { thrones } from '#thrones/flow/ruleset';
import type { Chance } from '#engine/chance';
import { gameOf, type Start } from '#tools/headless/variety';
import type { Planning } from './planning';
import { Tablet } from './tablet';
import { isWhole, tapsOf } from './taps';

export const MEASURED = ['order', 'march', 'march of some', 'raid', 'bid'] as const;
type Measured = (typeof MEASURED)[number];

export interface Tapped {
  /** Orders placed, or answers given. */
  count: number;
  /** With the curtain before it, where there is one. */
  taps: number;
}

export interface Passing {
  handOvers: number;
  least: number;
  /** Curtains for the seat that decided last, by what is asked behind them: its last decision was open, the tablet in the middle. */
  readonly again: Map<About, number>;
  /** Such curtains after a secret answer: none is needed. */
  needless: number;
  /** Answers that phones show to the tablet. */
  scanned: number;
  readonly plannings: Planning[];
  rounds: number;
  readonly tapped: Readonly<Record<Measured, Tapped>>;
}

const tappedNothing = (): Passing['tapped'] =>
  Object.fromEntries(MEASURED.map((what) => [what, { count: 0, taps: 0 }])) as Record<Measured, Tapped>;

const NOBODY: ReadonlySet<House> = new Set();

/** `phones`: the seats that answer in secret on phones of their own. */
export function passingIn(start: Start, player: Player, chance: Chance, phones = NOBODY): Passing {
  const tablet = new Tablet(gameOf(start), phones);
  const counted: Passing = {
    handOvers: 0,
    least: 0,
    again: new Map(),
    needless: 0,
    scanned: 0,
    plannings: [],
    rounds: 0,
    tapped: tappedNothing()
  };
  /** Who has still to answer in the series that has begun. */
  const waiting = new Set<House>();
  let planning = new Map<House, number>();
  let before = 0;
  let wasOpen = false;
  const answered = (house: House, answer: Answer): void => {
    if (answer.kind === 'orders') planning.set(house, Object.keys(answer.orders).length);
    tablet.answer(house, answer);
    if (planning.size === 0 || tablet.position.asks.some(({ kind }) => kind === 'orders')) return;
    counted.plannings.push(planning);
    planning = new Map();
  };
  for (;;) {
    const { last, turn } = tablet;
    const secret = tablet.position.asks
      .filter((ask) => thrones.privacyOf(ask) === 'sealed' && !phones.has(ask.house))
      .map(({ house }) => house);
    if (waiting.size === 0 && last !== null && secret.includes(last)) counted.least--;
    for (const house of secret) if (!waiting.has(house)) counted.least++;
    for (const house of secret) waiting.add(house);
    if (turn.what === 'over' || turn.what === 'code') break;
    if (turn.what === 'curtain' && phones.has(turn.house)) {
      counted.scanned++;
      // The camera looks at a tablet in the middle.
      wasOpen = true;
      answered(turn.house, player(tablet.viewOf(turn.house), turn.house, chance));
      continue;
    }
    if (turn.what === 'curtain') {
      if (turn.house !== last) counted.handOvers++;
      else if (wasOpen) counted.again.set(turn.about, (counted.again.get(turn.about) ?? 0) + 1);
      else counted.needless++;
      tablet.lift(turn.house);
      before = 1;
      continue;
    }
    const { house } = turn.ask;
    const view = tablet.viewOf(house);
    const answer = player(view, house, chance);
    tally(counted.tapped, view, turn.ask, answer, before);
    before = 0;
    const { ask } = turn;
    answered(house, answer);
    wasOpen = thrones.privacyOf(ask) !== 'sealed' || tablet.hasLooked;
    waiting.delete(house);
  }
  counted.rounds = tablet.position.round;
  return counted;
}

/** The curtain before orders and the seal after them are there once for all: they are no taps of an order. */
function tally(tapped: Passing['tapped'], view: View, ask: Ask, answer: Answer, before: number): void {
  const taps = tapsOf(view, ask, answer)?.length;
  if (taps === undefined) return;
  const add = (what: Measured, count: number, all: number): void => {
    tapped[what].count += count;
    tapped[what].taps += all;
  };
  if (answer.kind === 'orders') add('order', Object.keys(answer.orders).length, taps - 1);
  else if (answer.kind === 'march' && answer.moves.length > 0)
    add(isWhole(view, answer) ? 'march' : 'march of some', 1, taps);
  else if (answer.kind === 'raid') add('raid', 1, taps);
  else if (answer.kind === 'bid') add('bid', 1, before + taps);
}
