// Rows from the disk are not trusted: another version of the app may have written them, or half of the disk may be lost.

import { type Listed, listed as gameListed, loadedRules } from '#engine/games';
import type { Ruleset } from '#engine/ruleset';
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
  type Shape,
  table,
  text
} from '#engine/shape';
import {
  aBranch,
  aCount,
  aHouseOf,
  aLanguage,
  aName,
  APP,
  aSide,
  copiedList,
  FORMAT,
  type Given,
  MOST_ANSWERS,
  type Start,
  takenBackList
} from '../document';
import { handedList } from '../handed';
import { heardList } from '../heard';
import { readableName } from '../foreignNames';
import { aPassage } from '../files/passage';
import type { DamagedSheet, Entry, GameSheet, Seat, WrongTries } from './sheet';
import { type Result, troubled } from '../trouble';
import { upgraded } from '../upgrades';

/** An entry with only those happenings that can be read; `isWhole` says whether that is all of them. */
export type ReadEntry = Entry & { readonly isWhole: boolean };

const MOST_ID = 80;
const MOST_PIN = 200;
const MOST_HAPPENED = 1000;
const MOST_KIND = 40;

/** Earlier versions accepted files with times beyond the calendar. */
const aTime = integer(0, Number.MAX_SAFE_INTEGER);

/** The rules judge the rest of an answer. */
const anAnswer = openObject({ kind: text(MOST_KIND) });

const aKind = oneOf('a kind of beginning', ['setup', 'position'] as const);

/** Fields for the log, the recap and convenience. If one cannot be read, the game continues without it. */
const WITHOUT_NOTES = {
  tablet: null,
  seen: {},
  undone: [],
  begun: {},
  heard: [],
  takenBack: [],
  copied: [],
  wrongTries: {}
} as const satisfies Partial<GameSheet>;

type Note = keyof typeof WITHOUT_NOTES;

const noteShapes = (houses: readonly string[]): { readonly [N in Note]: Shape<GameSheet[N]> } => {
  const house = aHouseOf(houses);
  return {
    tablet: nullable(house),
    seen: table(houses, aCount),
    undone: list(object<Given>({ house, answer: anAnswer }), MOST_ANSWERS),
    begun: table(houses, anAnswer),
    heard: heardList({ house, after: aCount }, houses),
    takenBack: takenBackList(aTime),
    copied: copiedList(aTime),
    wrongTries: table(houses, object<WrongTries>({ count: integer(1, Number.MAX_SAFE_INTEGER), time: aTime }))
  };
};

const sheetShape = ({ id, houses }: Listed): Shape<GameSheet> => {
  const house = aHouseOf(houses);
  return object<GameSheet>({
    ...noteShapes(houses),
    id: text(MOST_ID),
    game: exactly(id),
    name: aName,
    seats: list(
      object<Seat>({
        house,
        name: aName,
        pin: nullable(text(MOST_PIN)),
        side: optional(aSide),
        language: optional(aLanguage)
      }),
      houses.length
    ),
    // The rules judge the beginning, and the answers.
    start: openObject({ kind: aKind }) as Shape<unknown> as Shape<Start>,
    created: aTime,
    changed: aTime,
    answered: aCount,
    revision: integer(0, Number.MAX_SAFE_INTEGER),
    // An unreadable checkpoint is made again from the answers.
    checkpoint: optional(anything as Shape<string>),
    finished: flag,
    handed: handedList({ after: aCount, house, name: aName, time: aTime }),
    passage: nullable(aPassage),
    branch: nullable(aBranch),
    removed: nullable(aTime),
    format: exactly(FORMAT),
    app: exactly(APP)
  });
};

const entryShape = ({ houses, answerShape }: Ruleset) =>
  object<Omit<Entry, 'happened'> & { readonly happened: unknown }>({
    game: text(MOST_ID),
    number: integer(1, MOST_ANSWERS),
    house: aHouseOf(houses),
    answer: answerShape,
    happened: optional(anything),
    time: aTime
  });

export function readSheet(found: unknown): Result<GameSheet> {
  if (isObject(found) && typeof found.format === 'number' && found.format > FORMAT)
    return troubled('newer', `The game has format ${found.format}, and this version reads up to ${FORMAT}`);
  const row = withoutStrangeNotes(upgraded(found, 'sheet'));
  if (isObject(row) && typeof row.game === 'string' && gameListed(row.game) === null)
    return troubled('newer', `This version has no game ${row.game.slice(0, MOST_ID)}`);
  const faults = faultsOfSheet(row);
  if (faults.length > 0) return troubled('damaged', `The sheet of the game: ${faults.join('; ')}`);
  const sheet = row as GameSheet;
  const checkpoint: unknown = sheet.checkpoint;
  return { ok: true, value: typeof checkpoint === 'string' ? sheet : { ...sheet, checkpoint: '' } };
}

function withoutStrangeNotes(row: unknown): unknown {
  const game = isObject(row) && typeof row.game === 'string' ? gameListed(row.game) : null;
  if (!isObject(row) || game === null) return row;
  const shapes = noteShapes(game.houses);
  const rules = loadedRules(game.id);
  const isStrange = (note: Note): boolean =>
    faultsIn(shapes[note], row[note]).length > 0 ||
    (rules !== null && answersIn(note, row).some((answer) => faultsIn(rules.answerShape, answer).length > 0));
  const strange = (Object.keys(WITHOUT_NOTES) as Note[]).filter(isStrange);
  return { ...row, ...Object.fromEntries(strange.map((note) => [note, WITHOUT_NOTES[note]])) };
}

/** The answers in a note that has the right shape. */
function answersIn(note: Note, row: { readonly undone?: unknown; readonly begun?: unknown }): readonly unknown[] {
  if (note === 'undone') return (row.undone as GameSheet['undone']).map(({ answer }) => answer);
  return note === 'begun' ? Object.values(row.begun as object) : [];
}

/** The faults that can be found now: the beginning is only judged once the rules of the game have been loaded. */
export function faultsOfSheet(row: unknown): readonly string[] {
  const game = isObject(row) && typeof row.game === 'string' ? gameListed(row.game) : null;
  if (game === null) return ['game: there is no such game'];
  const faults = faultsIn(sheetShape(game), row);
  if (faults.length > 0) return faults;
  const { seats } = row as GameSheet;
  const houses = new Set(seats.map(({ house }) => house));
  if (houses.size < seats.length) return ['seats: a house sits there twice'];
  const rules = loadedRules(game.id);
  return rules === null ? [] : faultsOfBeginning(rules, row as GameSheet);
}

/** The faults of a sheet that only the rules can find. */
function faultsOfBeginning(rules: Ruleset, sheet: GameSheet): readonly string[] {
  const { start, seats } = sheet;
  const answers = [...answersIn('undone', sheet), ...answersIn('begun', sheet)];
  const faults = answers.flatMap((answer) => faultsIn(rules.answerShape, answer));
  if (start.kind === 'position') return faults;
  const { kind, ...setUp } = start;
  const wrong = rules.judgeSetUp(setUp).map((fault) => `${kind}: ${fault}`);
  if (wrong.length > 0) return [...faults, ...wrong];
  const isSeated = seats.length === setUp.houses.length && seats.every(({ house }) => setUp.houses.includes(house));
  return isSeated ? faults : [...faults, 'seats: other houses than those of the set-up'];
}

/** All entries from the first to the last, or the number of the first one that fails. */
export function readEntries(rules: Ruleset, rows: readonly unknown[], answered: number): Result<readonly ReadEntry[]> {
  const shape = entryShape(rules);
  const lines = list(anything, MOST_HAPPENED);
  const entries: ReadEntry[] = [];
  for (let number = 1; number <= answered; number++) {
    const row = rows[number - 1];
    if (!isObject(row) || row.number !== number)
      return troubled('damaged', `Answer ${number} of ${answered} is missing`);
    const faults = faultsIn(shape, row);
    if (faults.length > 0) return troubled('damaged', `Answer ${number} of ${answered}: ${faults.join('; ')}`);
    const entry = row as unknown as Entry;
    const told = faultsIn(lines, entry.happened).length === 0 ? entry.happened : null;
    const happened = (told ?? []).filter((line) => faultsIn(rules.happeningShape, line).length === 0);
    entries.push({ ...entry, happened, isWhole: happened.length === told?.length });
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
