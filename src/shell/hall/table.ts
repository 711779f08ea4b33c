// The evenings as a table for spreadsheets, with a row for each seat.

import { text } from 'text:shell/hall';
import { csvOf, type Cell } from '../files/csv';
import type { Evening } from './evenings';

const COLUMNS = [
  'date',
  'game',
  'evening',
  'players',
  'edition',
  'house',
  'name',
  'code',
  'winner',
  'rank',
  'score',
  'rounds',
  'minutes'
] as const;

/** The words that only the game has. */
export interface Words {
  readonly title: string;
  readonly nameOf: (house: string) => string;
  readonly editionOf: (edition: string) => string;
}

/** The day by the clock of the device; null if the clock was wrong. */
export function dayOf(time: number | null): string | null {
  if (time === null) return null;
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The rows, the earliest evening first. */
export const rowsOf = (evenings: readonly Evening[], wordsOf: (game: string) => Words): readonly (readonly Cell[])[] =>
  evenings.toReversed().flatMap(({ game, name, time, seats, edition, round, counted }) => {
    const words = wordsOf(game);
    return seats.map((seat) => [
      ...[dayOf(time), words.title, name, seats.length],
      ...[edition === null ? null : words.editionOf(edition), words.nameOf(seat.house)],
      ...[seat.person, Number(seat.byCode), Number(seat.wins), seat.rank, seat.score, round],
      counted?.minutes ?? null
    ]);
  });

export const tableOf = (evenings: readonly Evening[], wordsOf: (game: string) => Words): string =>
  csvOf(
    COLUMNS.map((column) => text(`column-${column}`)),
    rowsOf(evenings, wordsOf)
  );
