// Rows that come from the disk are not believed: another version of the app may have written them, or half of the disk is gone.

import { HOUSES } from '../box/houses';
import { aHouse, ANSWER_SHAPES } from '../rules/answerShapes';
import type { Answer } from '../rules/asks';
import type { Happening } from '../rules/happenings';
import { judgeSetUp } from '../rules/setUp';
import type { Shape } from '../../engine/shape';
import {
  anything,
  exactly,
  faultsIn,
  flag,
  integer,
  isObject,
  list,
  nullable,
  object,
  oneOf,
  openObject,
  optional,
  table,
  text,
  variants
} from '../../engine/shape';
import type { Given, Start } from './document';
import { aBranch, aCount, APP, aName, copiedList, FORMAT, MOST_ANSWERS, takenBackList } from './document';
import { HAPPENING } from '../rules/happeningShape';
import { readableName } from './names';
import type { DamagedSheet, Entry, GameSheet, Seat, WrongTries } from './sheet';
import type { Result } from './trouble';
import { troubled } from './trouble';
import { upgraded } from './upgrades';

/** An entry whose account of what happened cannot be read has none. */
export type ReadEntry = Omit<Entry, 'happened'> & { readonly happened: readonly Happening[] | null };

const MOST_ID = 80;
const MOST_PIN = 200;
const MOST_HAPPENED = 1000;

/** Earlier versions let in files with times beyond the calendar. */
const aTime = integer(0, Number.MAX_SAFE_INTEGER);

const anAnswer = variants<'kind', Answer>('kind', ANSWER_SHAPES);
const aKind = oneOf('a kind of beginning', ['setup', 'position'] as const);

const SHEET = object<GameSheet>({
  id: text(MOST_ID),
  name: aName,
  seats: list(object<Seat>({ house: aHouse, name: aName, pin: nullable(text(MOST_PIN)) }), HOUSES.length),
  // Judged by those who know it.
  start: openObject({ kind: aKind }) as Shape<unknown> as Shape<Start>,
  created: aTime,
  changed: aTime,
  answered: aCount,
  revision: integer(0, Number.MAX_SAFE_INTEGER),
  // What cannot be read is made anew from the answers.
  checkpoint: optional(anything as Shape<string>),
  tablet: nullable(aHouse),
  seen: table(HOUSES, aCount),
  finished: flag,
  undone: list(object<Given>({ house: aHouse, answer: anAnswer }), MOST_ANSWERS),
  takenBack: takenBackList(aTime),
  copied: copiedList(aTime),
  wrongTries: table(HOUSES, object<WrongTries>({ count: integer(1, Number.MAX_SAFE_INTEGER), time: aTime })),
  branch: nullable(aBranch),
  removed: nullable(aTime),
  format: exactly(FORMAT),
  app: exactly(APP)
});

const ENTRY = object<Omit<Entry, 'happened'> & { readonly happened: unknown }>({
  game: text(MOST_ID),
  number: integer(1, MOST_ANSWERS),
  house: aHouse,
  answer: anAnswer,
  happened: optional(anything),
  time: aTime
});

const HAPPENED = list(HAPPENING, MOST_HAPPENED);

export function readSheet(found: unknown): Result<GameSheet> {
  if (isObject(found) && typeof found.format === 'number' && found.format > FORMAT)
    return troubled('newer', `The game has format ${found.format}, and this version reads up to ${FORMAT}`);
  const row = upgraded(found, 'sheet');
  const faults = faultsOfSheet(row);
  if (faults.length > 0) return troubled('damaged', `The sheet of the game: ${faults.join('; ')}`);
  const sheet = row as GameSheet;
  const checkpoint: unknown = sheet.checkpoint;
  return { ok: true, value: typeof checkpoint === 'string' ? sheet : { ...sheet, checkpoint: '' } };
}

export function faultsOfSheet(row: unknown): readonly string[] {
  const faults = faultsIn(SHEET, row);
  if (faults.length > 0) return faults;
  const { seats, start } = row as GameSheet;
  const houses = new Set(seats.map(({ house }) => house));
  if (houses.size < seats.length) return ['seats: a house sits there twice'];
  if (start.kind === 'position') return [];
  const { kind, ...game } = start;
  const wrong = judgeSetUp(game).map((fault) => `${kind}: ${fault}`);
  if (wrong.length > 0) return wrong;
  const isSeated = houses.size === game.houses.length && game.houses.every((house) => houses.has(house));
  return isSeated ? [] : ['seats: other houses than those of the set-up'];
}

/** All entries from the first to the last, or at which number they fail. */
export function readEntries(rows: readonly unknown[], answered: number): Result<readonly ReadEntry[]> {
  const entries: ReadEntry[] = [];
  for (let number = 1; number <= answered; number++) {
    const row = rows[number - 1];
    if (!isObject(row) || row.number !== number)
      return troubled('damaged', `Answer ${number} of ${answered} is missing`);
    const faults = faultsIn(ENTRY, row);
    if (faults.length > 0) return troubled('damaged', `Answer ${number} of ${answered}: ${faults.join('; ')}`);
    const entry = row as unknown as Entry;
    entries.push(faultsIn(HAPPENED, entry.happened).length === 0 ? entry : { ...entry, happened: null });
  }
  if (rows.length > answered) return troubled('damaged', `After answer ${answered}, the last, there are others`);
  return { ok: true, value: entries };
}

/** A sheet as the list shows it. */
export function listed(row: unknown): GameSheet | DamagedSheet {
  const read = readSheet(row);
  if (read.ok) return read.value;
  const { id, name } = isObject(row) ? row : {};
  const isNamed = typeof name === 'string' && readableName(name) !== '';
  return { id: String(id), damaged: true, why: read.trouble, name: isNamed ? name : null };
}
