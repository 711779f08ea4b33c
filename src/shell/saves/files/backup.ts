// All games of a device in one file. Games that cannot be opened are in it as they are on the disk, for a version that can.

import {
  anything,
  exactly,
  integer,
  isObject,
  list,
  nullable,
  object,
  optional,
  type Shape,
  table,
  text
} from '#engine/shape';
import { MOST_TEXT, readable } from './archive';
import { aTime, inCalendar, now } from '../clock';
import { handedOut, noteRemains, withSlowPins } from './leavingCopy';
import { attempt, type Saves } from '../store/database';
import { aHouseOf, aName, APP, MOST_ANSWERS, type SaveDocument } from '../document';
import { documentOf } from './gameFiles';
import { answersOf, load, type LoadedGame, removedAt } from '../store/loading';
import { listed } from '../store/believedRows';
import { aPassage, type Passage } from './passage';
import { reclaim } from '../copies/restoreOne';
import { allBack, leftInCopy, unreadableCopies } from '../copies/restoreAll';
import type { GameSheet } from '../store/sheet';
import { readSlowHash } from '../pinHash';
import { type Result, Troubled } from '../trouble';

export const BACKUP = 1;
const MOST_GAMES = 10_000;
const MOST_ID = 80;

/** The part of a game that the save document does not contain. */
export type Beside = Pick<GameSheet, 'id' | 'name' | 'created' | 'changed' | 'tablet' | 'seen'> & {
  /** The place of the game, if it is not played here. */
  readonly passage?: Passage;
};

export interface KeptGame extends Beside {
  readonly save: SaveDocument;
}

/** The rows of a game that this version cannot open. */
export interface Unopened {
  readonly sheet: unknown;
  readonly answers: readonly unknown[];
}

export interface Backup {
  readonly app: typeof APP;
  readonly backup: typeof BACKUP;
  /** The time when it was made, in milliseconds. */
  readonly made: number;
  readonly games: readonly KeptGame[];
  readonly unopened: readonly Unopened[];
}

export interface BackedUp {
  readonly backup: Backup;
  /** The games that can be opened. */
  readonly sheets: readonly GameSheet[];
  /** The names of games that are in it unopened. */
  readonly unopened: readonly (string | null)[];
  /** The names of games that did not fit into the file. */
  readonly left: readonly (string | null)[];
}

/** Only the outer shape: the games in it are judged one by one. */
export const BACKUP_SHAPE: Shape<unknown> = object<Record<keyof Backup, unknown>>({
  app: exactly(APP),
  backup: exactly(BACKUP),
  made: aTime,
  games: list(anything, MOST_GAMES),
  unopened: list(object<Unopened>({ sheet: anything, answers: list(anything, MOST_ANSWERS) }), MOST_GAMES)
});

export const keptShape = (houses: readonly string[]): Shape<unknown> =>
  object<Beside & { readonly save: unknown }>({
    id: text(MOST_ID),
    name: aName,
    created: aTime,
    changed: aTime,
    tablet: nullable(aHouseOf(houses)),
    seen: table(houses, integer(0, MOST_ANSWERS)),
    passage: optional(aPassage),
    save: anything
  });

type Part = { readonly loaded: LoadedGame } | { readonly loaded: null; readonly rows: Unopened };

/** Backs up the latest games, as many as fit into a file, without those in the bin. */
export const backUp = (): Promise<Result<BackedUp>> =>
  attempt(async (saves) => {
    await allBack();
    const rows = (await saves.games.toArray()).filter((row) => removedAt(row) === null).sort(byTime);
    rows.push(...unreadableCopies());
    const [games, unopened, sheets]: [KeptGame[], Unopened[], GameSheet[]] = [[], [], []];
    const [names, left]: [(string | null)[], (string | null)[]] = [[], []];
    let room = MOST_TEXT / 2;
    for (const row of rows) {
      const part = await partOf(saves, row);
      room -= readable(part.loaded === null ? part.rows : keptOf(part.loaded)).length;
      if (room < 0) left.push(listed(row).name);
      else if (part.loaded === null) {
        unopened.push(part.rows);
        names.push(listed(row).name);
      } else {
        const loaded = await handedOut(part.loaded, 'backup');
        games.push(keptOf(loaded));
        sheets.push(loaded.sheet);
      }
    }
    return { backup: { app: APP, backup: BACKUP, made: now(), games, unopened }, sheets, unopened: names, left };
  });

const byTime = (a: unknown, b: unknown): number => timeOf(b) - timeOf(a);
const timeOf = (row: unknown): number => (isObject(row) && typeof row.changed === 'number' ? row.changed : 0);

async function partOf(saves: Saves, row: unknown): Promise<Part> {
  const { id } = row as { readonly id: string };
  try {
    await reclaim(saves, id);
    return { loaded: await load(saves, id) };
  } catch (error) {
    // Anything but an unreadable game is trouble with the disk.
    if (!(error instanceof Troubled) || !['damaged', 'newer'].includes(error.trouble.kind)) throw error;
    return { loaded: null, rows: await remainsOf(saves, id) };
  }
}

function keptOf(loaded: LoadedGame): KeptGame {
  const { id, name, created, changed, tablet, seen, passage } = loaded.sheet;
  return {
    id,
    name,
    created: inCalendar(created),
    changed: inCalendar(changed),
    tablet,
    seen,
    ...(passage === null ? {} : { passage }),
    save: documentOf(loaded)
  };
}

/** A game that does not open, as a backup of its own, for a version that can open it. */
export const salvageGame = (id: string): Promise<Result<Backup>> =>
  attempt(async (saves) => {
    const isThere = (await saves.games.get(id)) !== undefined || unreadableCopies().some((copy) => copy.id === id);
    if (!isThere) throw new Troubled('gone', 'There is no such game');
    const unopened = [await remainsOf(saves, id)];
    return { app: APP, backup: BACKUP, made: now(), games: [], unopened };
  });

async function remainsOf(saves: Saves, id: string): Promise<Unopened> {
  await noteRemains(saves, id);
  const row = await saves.games.get(id);
  const copy = row === undefined ? await leftInCopy(id) : null;
  const [sheet, rows] =
    copy === null ? [row, await answersOf(saves, id).toArray()] : [copy.sheet ?? { id }, copy.answers];
  return { sheet: asJson(await withSlowPins(sheet)), answers: rows.map(asJson) };
}

/**
 * Leaves out what must stay on the device: PINs that are quick to guess, and answers that could be done again or are
 * unfinished.
 */
function outward(name: string, value: unknown): unknown {
  if (name === 'undone') return [];
  if (name === 'begun') return {};
  return name === 'pin' && (typeof value !== 'string' || readSlowHash(value) === null) ? null : value;
}

/** A damaged row may contain what JSON cannot express. */
function asJson(row: unknown): unknown {
  try {
    const json = JSON.stringify(row, outward);
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
