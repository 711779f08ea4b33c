// A game replayed: what the table looked like after each answer, and where decisions, turns and rounds end. Positions share
// everything that did not change, so those of a whole game take a few megabytes, and any moment is there at once.

import type { Kinds, Ruleset } from '#engine/ruleset';
import { type Given, openStart, type Start, wrongWith } from '../saves/document';

/** The position in which the game began and the one after each answer, up to the first answer that no longer fits. */
export function positionsOf<K extends Kinds>(
  rules: Ruleset<K>,
  start: Start<K>,
  answers: readonly Given<K>[]
): readonly K['position'][] {
  const opened = openStart(rules, start);
  if (!opened.ok) return [];
  const bulk = rules.bulk(opened.game);
  const positions = [bulk.position];
  for (const { house, answer } of answers) {
    if (wrongWith(bulk, house, answer) !== null) break;
    positions.push(bulk.position);
  }
  return positions;
}

/** The eyes to look through: those of the public, of one house, or of all houses together. */
export type Eyes<K extends Kinds = Kinds> = 'table' | 'all' | K['house'];

/** One answer without its content, which may be sealed. */
export interface Step<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly about: K['position']['asks'][number]['about'];
  /** The round in which it was asked. */
  readonly round: number;
  readonly happened: readonly K['happening'][];
  readonly beginsTurn: boolean;
}

export const STRIDES = ['decision', 'turn', 'round'] as const;

export type Stride = (typeof STRIDES)[number];

export class Playback<K extends Kinds = Kinds> {
  readonly rules: Ruleset<K>;
  /** One step per answer: at step n the game has had n answers. */
  readonly steps: readonly Step<K>[];
  /** True if all answers could be replayed. */
  readonly isWhole: boolean;
  /** True if the game has been won, so that everything is public. */
  readonly isOver: boolean;
  readonly #positions: readonly K['position'][];
  readonly #stops: Readonly<Record<Exclude<Stride, 'decision'>, readonly number[]>>;

  constructor(rules: Ruleset<K>, start: Start<K>, answers: readonly Given<K>[], isOver: boolean) {
    this.rules = rules;
    this.#positions = positionsOf(rules, start, answers);
    this.isWhole = this.#positions.length === answers.length + 1;
    this.isOver = isOver;
    this.steps = this.#positions
      .slice(1)
      .map((after, i) => stepOf(rules, this.#positions, i, answers[i]!.house, after));
    const { last } = this;
    const stops = (ends: (number: number) => boolean): readonly number[] =>
      Array.from({ length: last + 1 }, (_, number) => number).filter(
        (number) => number === 0 || number === last || ends(number)
      );
    this.#stops = {
      turn: stops((number) => this.steps[number]!.beginsTurn),
      round: stops((number) => rules.roundOf(this.#positions[number]!) !== rules.roundOf(this.#positions[number - 1]!))
    };
  }

  /** The number of answers, which is the last moment. */
  get last(): number {
    return Math.max(0, this.#positions.length - 1);
  }

  /**
   * The view of these eyes after so many answers; only public information as long as the game continues. Null if not even the
   * beginning can be read.
   */
  view(number: number, eyes: Eyes<K> = 'table'): K['view'] | null {
    const position = this.#positions[this.within(number)];
    if (position === undefined) return null;
    if (!this.isOver || eyes === 'table') return this.rules.viewFor(position, null);
    return eyes === 'all' ? this.rules.viewOfAll(position) : this.rules.viewFor(position, eyes);
  }

  within(number: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(number) || 0));
  }

  /** The moment at which the next decision, turn or round ends; after the last one, the end of the game. */
  next(from: number, stride: Stride): number {
    if (stride === 'decision') return this.within(from + 1);
    return this.#stops[stride].find((number) => number > from) ?? this.last;
  }

  previous(from: number, stride: Stride): number {
    if (stride === 'decision') return this.within(from - 1);
    return this.#stops[stride].findLast((number) => number < from) ?? 0;
  }
}

function stepOf<K extends Kinds>(
  rules: Ruleset<K>,
  positions: readonly K['position'][],
  i: number,
  house: K['house'],
  { happened }: K['position']
): Step<K> {
  const [before, earlier = null] = [positions[i]!, positions[i - 1]];
  const ask = before.asks.find((one) => one.house === house)!;
  const [about, round] = [ask.about, rules.roundOf(before)];
  return { house, about, round, happened, beginsTurn: rules.beginsTurn(earlier, before, ask) };
}
