// The evenings of the hall: finished games that people have played, each once. Nothing here writes to a game.

import { knownTime } from '../saves/clock';
import type { GameSheet } from '../saves/store/sheet';
import type { Ending, Tally } from '../remembered';
import { calledIn, type Names } from './names';
import { sitterOf } from './sitters';

export interface EveningSeat {
  readonly house: string;
  readonly byCode: boolean;
  /** The name under which the hall counts this person; null for code, or for somebody without a name. */
  readonly person: string | null;
  readonly wins: boolean;
  readonly rank: number;
  readonly score: number;
  readonly power: number | null;
}

/** The facts that the answers of the game add: times and what happened. */
export interface Counted extends Tally {
  /** Minutes of thought, without breaks; null if no times are known. */
  readonly minutes: number | null;
  /** Minutes of thought by house. */
  readonly thought: Readonly<Partial<Record<string, number>>>;
}

export interface Evening {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The time of its end; null if the clock was wrong. */
  readonly time: number | null;
  readonly round: number;
  readonly edition: string | null;
  readonly goal: number;
  readonly tied: boolean;
  /** The seats, from the winner down. */
  readonly seats: readonly EveningSeat[];
  /** Null until the answers have been read. */
  readonly counted: Counted | null;
}

/** A finished game with its result. */
export interface Finished {
  readonly sheet: GameSheet;
  readonly ending: Ending;
}

/** Finished games. Branches were never an evening, and of several copies of one game the first counts. */
export function finishedIn(
  sheets: readonly GameSheet[],
  endingOf: (sheet: GameSheet) => Ending | null
): readonly Finished[] {
  const found = new Map<string, Finished>();
  for (const sheet of sheets.toSorted((a, b) => a.created - b.created)) {
    if (!sheet.finished || sheet.branch !== null) continue;
    const beginning = JSON.stringify([sheet.game, sheet.start]);
    const ending = found.has(beginning) ? null : endingOf(sheet);
    if (ending !== null) found.set(beginning, { sheet, ending });
  }
  return [...found.values()];
}

interface Told {
  readonly names: Names;
  readonly now: number;
  /** True if a name is one that nobody has typed. */
  readonly isNobody: (name: string, house: string, game: string) => boolean;
  readonly countedOf: (sheet: GameSheet) => Counted | null;
}

function eveningOf({ sheet, ending }: Finished, { names, now, isNobody, countedOf }: Told): Evening {
  const { id, game, name, seats, changed } = sheet;
  const { winners, standing, round, edition, goal, tied } = ending;
  return {
    ...{ id, game, name, round, edition, goal, tied },
    time: knownTime(changed, now),
    seats: standing.map(({ house, rank, score, power }) => {
      const seat = seats.find((one) => one.house === house) ?? { house, name: '' };
      const sitter = sitterOf(sheet, seat);
      const isPerson = sitter.name !== null && !isNobody(sitter.name, house, game);
      return {
        ...{ house, rank, score, power, byCode: sitter.byCode },
        person: isPerson ? calledIn(names, sitter.name.trim()) : null,
        wins: winners.includes(house)
      };
    }),
    counted: countedOf(sheet)
  };
}

/** The evenings, the latest first. A game of code players alone is none. */
export const eveningsOf = (finished: readonly Finished[], told: Told): readonly Evening[] =>
  finished
    .map((one) => eveningOf(one, told))
    .filter(({ seats }) => seats.some(({ byCode }) => !byCode))
    .sort((a, b) => (b.time ?? 0) - (a.time ?? 0));

export interface Filter {
  /** The id of a game; null for all. */
  readonly game: string | null;
  readonly person: string | null;
}

export const filtered = (evenings: readonly Evening[], { game, person }: Filter): readonly Evening[] =>
  evenings.filter(
    (one) =>
      (game === null || one.game === game) && (person === null || one.seats.some((seat) => seat.person === person))
  );

/** Minutes of all evenings; null if none has times. */
export function minutesOf(evenings: readonly Evening[]): number | null {
  const known = evenings.flatMap(({ counted }) => counted?.minutes ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

export const gamesIn = (some: readonly { readonly game: string }[]): readonly string[] =>
  [...new Set(some.map(({ game }) => game))].toSorted();
