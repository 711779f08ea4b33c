// After the browser has thrown its database away, all games are restored from their copies: in the background, the latest
// first. Every opening checks which ones are missing, so an interrupted restoration continues with the next one.

import { isObject } from '#engine/shape';
import { isSheetOf, leftIn, openPlace, partOf, partsIn } from './copyPlace';
import { heal, isSound } from './heal';
import { inTime } from '../store/timeout';
import { bringBack, type Outcome } from './restoreOne';
import { copyGame } from './secondCopy';
import type { DamagedSheet, GameSheet } from '../store/sheet';
import type { Tables } from '../store/tables';
import { type Trouble, troubleOf } from '../trouble';

export interface Shortened {
  readonly name: string;
  /** The number of last answers that could not be read. */
  readonly lost: number;
}

export interface Return {
  readonly isOver: boolean;
  /** The number of games that were missing and can come back, without those in the bin. */
  readonly games: number;
  readonly back: number;
  /** Copies that cannot be read; they stay, and are tried again at the next opening. */
  readonly unreadable: readonly DamagedSheet[];
  readonly shortened: readonly Shortened[];
  /** The reason why some games are not back yet. */
  readonly trouble: Trouble | null;
}

const NOTHING: Return = { isOver: false, games: 0, back: 0, unreadable: [], shortened: [], trouble: null };

let state: Return = NOTHING;
let underWay: Promise<void> = Promise.resolve();
let begun = 0;
const watchers = new Set<(state: Return) => void>();

function change(to: Partial<Return>): void {
  state = { ...state, ...to };
  for (const tell of watchers) tell(state);
}

/** Calls `tell` at once, and again after every change. */
export function watchReturn(tell: (state: Return) => void): () => void {
  watchers.add(tell);
  tell(state);
  return () => void watchers.delete(tell);
}

export const unreadableCopies = (): readonly DamagedSheet[] => state.unreadable;

/** The game is in the database now, so its copy need not be listed as unreadable. */
export function noLongerUnreadable(id: string): void {
  const unreadable = state.unreadable.filter((copy) => copy.id !== id);
  if (unreadable.length < state.unreadable.length) change({ unreadable });
}

/** In milliseconds: longer than the wait for a copy that does not answer. */
const LONG = 25_000;

/** Resolves when everything that can come back is here, or when nothing has come back for a long time. */
export async function allBack(): Promise<void> {
  hurry();
  for (let before: Return | null = null; before !== state;) {
    before = state;
    const isOver = inTime(underWay, { kind: 'failed', detail: 'No game comes back' }, LONG);
    if (await isOver.then(() => true).catch(() => false)) return;
  }
}

export async function leftInCopy(id: string): Promise<{ sheet: unknown; answers: unknown[] } | null> {
  const place = await openPlace();
  return place === null ? null : leftIn(place, id);
}

/** Begins the restoration; the promise resolves as soon as there is a game to show, or none is missing. */
export function bringBackAll(saves: Tables, delay = 0): Promise<void> {
  const number = ++begun;
  hurry();
  return new Promise((somethingIsHere) => {
    underWay = underWay
      // A later restoration has replaced this one, so it does not wait.
      .then(() => (number === begun ? quiet(delay) : undefined))
      .then(() => comeBack(saves, somethingIsHere))
      // It is not known whether a game is missing; the next opening checks again.
      .catch(() => undefined)
      .finally(() => {
        change({ isOver: true });
        somethingIsHere();
      });
  });
}

/** The number of sheets read at once. */
const AT_ONCE = 25;

interface Missing {
  readonly id: string;
  readonly inBin: boolean;
  readonly changed: number;
}

async function comeBack(saves: Tables, somethingIsHere: () => void): Promise<void> {
  change({ ...NOTHING });
  const place = await openPlace();
  if (place === null) return;
  const missing = (await missingIn(place, saves)).sort(
    (a, b) => Number(a.inBin) - Number(b.inBin) || b.changed - a.changed
  );
  change({ games: missing.filter(({ inBin }) => !inBin).length });
  for (const { id, inBin } of missing) {
    // The database was closed; a new connection checks again what is missing.
    if (!saves.isOpen()) return;
    try {
      note(await bringBack(place, saves, id));
      if (!inBin) change({ back: state.back + 1 });
    } catch (error) {
      const trouble = troubleOf(error);
      change({ trouble });
      // No other game would fit either.
      if (trouble.kind === 'full') return;
    }
    somethingIsHere();
    await pause();
  }
  somethingIsHere();
  await lookAtTheRest(place, saves);
}

/** Copies games that have no copy, as after a power cut between a write and its copy. Games that cannot be read are healed. */
async function lookAtTheRest(place: Cache, saves: Tables): Promise<void> {
  const copies = await partsIn(place);
  for (const id of await saves.games.toCollection().primaryKeys()) {
    if (!saves.isOpen()) return;
    const row = await saves.games.get(id);
    if (removedOf(row) !== null) continue;
    if (!copies.get(id)?.includes('sheet')) await copyGame(saves, id, 1);
    else if (isSound(row) || !(await heal(saves, id))) continue;
    else change({ games: state.games + 1, back: state.back + 1 });
    await pause();
  }
}

/** Games in the bin are skipped: when they are purged, their copies are deleted first. */
const removedOf = (row: unknown): unknown => (isObject(row) ? row.removed : undefined);

/** Copies are listed before the database is: a game deleted for good loses its copy first, so it cannot seem to be missing. */
async function missingIn(place: Cache, saves: Tables): Promise<Missing[]> {
  const copies = await partsIn(place);
  const here = new Set(await saves.games.toCollection().primaryKeys());
  const ids = [...copies.keys()].filter((id) => !here.has(id));
  const missing: Missing[] = [];
  const unreadable: DamagedSheet[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const sheets = await Promise.all(some.map((id) => partOf(place, id, 'sheet').catch(() => undefined)));
    for (const [i, id] of some.entries()) {
      const sheet = sheets[i];
      if (isSheetOf(id, sheet)) missing.push(missingFrom(sheet));
      else if (await isThere(place, id, copies.get(id))) unreadable.push(damaged(id, sheet));
    }
  }
  if (unreadable.length > 0) change({ unreadable });
  return missing;
}

const missingFrom = ({ id, removed, changed }: GameSheet): Missing => ({
  id,
  inBin: removed !== null,
  changed: Number(changed) || 0
});

/** Another window may have deleted it in the meantime. */
const isThere = async (place: Cache, id: string, [part = 'sheet']: readonly string[] = []): Promise<boolean> =>
  (await partOf(place, id, part).catch(() => undefined)) !== undefined;

function damaged(id: string, sheet: unknown): DamagedSheet {
  const name = isObject(sheet) && typeof sheet.name === 'string' ? sheet.name : null;
  return { id, damaged: true, why: { kind: 'damaged', detail: 'The second copy cannot be read' }, name };
}

/** One answer more or less is the answer that was being written when the power went off. */
export function note(outcome: Outcome): void {
  if (outcome.what !== 'back' || outcome.lost <= 1) return;
  change({ shortened: [...state.shortened, { name: outcome.sheet.name, lost: outcome.lost }] });
}

let hurry = (): void => undefined;

/** Waits, so that the first screen comes first. */
function quiet(time: number): Promise<void> {
  if (time === 0) return Promise.resolve();
  return new Promise((done) => {
    hurry = done;
    setTimeout(done, time);
  });
}

/** Between two games, the page does whatever else it has to do. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
