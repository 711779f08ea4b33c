// A game played through once more: what the table looked like after each answer, and where decisions, turns and rounds end.
// Positions share all that did not change, so a whole game of them is a few megabytes, and any moment is there at once.

import type { House } from '../box/houses';
import { Bulk } from '../flow/game';
import type { About } from '../rules/asks';
import type { Happening } from '../rules/happenings';
import type { Phase, Position } from '../rules/position';
import type { View } from '../rules/view';
import { viewFor } from '../rules/view';
import type { Given, Start } from '../saves/document';
import { openStart, wrongWith } from '../saves/document';

/** The position in which the game began, and the one after each answer, up to the first answer that no longer fits. */
export function positionsOf(start: Start, answers: readonly Given[]): readonly Position[] {
  const opened = openStart(start);
  if (!opened.ok) return [];
  const bulk = new Bulk(opened.game);
  const positions = [bulk.position];
  for (const { house, answer } of answers) {
    if (wrongWith(bulk, house, answer) !== null) break;
    positions.push(bulk.position);
  }
  return positions;
}

/** Whose eyes look at the table: nobody's, so that only what lies open is seen; those of a house; or all together. */
export type Eyes = 'table' | 'all' | House;

/** One answer, without what was answered: that may be sealed. */
export interface Step {
  readonly house: House;
  readonly about: About;
  /** Where in the game it was asked. */
  readonly round: number;
  readonly phase: Phase;
  readonly happened: readonly Happening[];
  readonly beginsTurn: boolean;
}

export const STRIDES = ['decision', 'turn', 'round'] as const;

export type Stride = (typeof STRIDES)[number];

export class Playback {
  /** One for each answer; after so many of them the game stands at that number. */
  readonly steps: readonly Step[];
  /** No answer is left out. */
  readonly isWhole: boolean;
  /** All is public: the game has been won. */
  readonly isOver: boolean;
  readonly #positions: readonly Position[];
  readonly #stops: Readonly<Record<Exclude<Stride, 'decision'>, readonly number[]>>;

  constructor(start: Start, answers: readonly Given[], isOver: boolean) {
    this.#positions = positionsOf(start, answers);
    this.isWhole = this.#positions.length === answers.length + 1;
    this.isOver = isOver;
    this.steps = this.#positions.slice(1).map((after, i) => stepOf(this.#positions, i, answers[i]!.house, after));
    const { last } = this;
    const stops = (ends: (number: number) => boolean): readonly number[] =>
      Array.from({ length: last + 1 }, (_, number) => number).filter(
        (number) => number === 0 || number === last || ends(number)
      );
    this.#stops = {
      turn: stops((number) => this.steps[number]!.beginsTurn),
      round: stops((number) => this.#positions[number]!.round !== this.#positions[number - 1]!.round)
    };
  }

  /** The number of answers; the last moment there is. */
  get last(): number {
    return Math.max(0, this.#positions.length - 1);
  }

  /** As long as the game goes on, nobody sees more than the table. Null: not even its beginning can be read. */
  view(number: number, eyes: Eyes = 'table'): View | null {
    const position = this.#positions[this.within(number)];
    if (position === undefined) return null;
    if (!this.isOver || eyes === 'table') return viewFor(position, null);
    if (eyes !== 'all') return viewFor(position, eyes);
    return { ...viewFor(position, null), houses: position.houses, sealed: position.sealed };
  }

  within(number: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(number) || 0));
  }

  /** Where the next decision, turn or round ends; the end of the game after the last one. */
  next(from: number, stride: Stride): number {
    if (stride === 'decision') return this.within(from + 1);
    return this.#stops[stride].find((number) => number > from) ?? this.last;
  }

  previous(from: number, stride: Stride): number {
    if (stride === 'decision') return this.within(from - 1);
    return this.#stops[stride].findLast((number) => number < from) ?? 0;
  }
}

/**
 * A turn is what the rulebook lets a house do before the next one: one order resolved, with the fight that comes of it, and the
 * raven. What has no turns counts as one together: a Westeros card, and planning.
 */
const TURNS: readonly About[] = ['messenger-raven', 'raid', 'march', 'consolidating'];

function stepOf(positions: readonly Position[], i: number, house: House, { happened }: Position): Step {
  const [before, earlier] = [positions[i]!, positions[i - 1]];
  const about = before.asks.find((ask) => ask.house === house)!.about;
  return {
    house,
    about,
    round: before.round,
    phase: before.phase,
    happened,
    beginsTurn: earlier === undefined || isElsewhere(earlier, before) || beginsTurn(before, about)
  };
}

const isElsewhere = (earlier: Position, now: Position): boolean =>
  earlier.round !== now.round || earlier.phase !== now.phase || earlier.resolving?.deck !== now.resolving?.deck;

/** A march that a neutral force has thrown back is declared again, and is the same turn. */
const beginsTurn = ({ repelled }: Position, about: About): boolean => TURNS.includes(about) && repelled.length === 0;
