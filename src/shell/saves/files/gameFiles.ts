// Games as files: every game can leave the device as a save document, which becomes a new game when it is imported.

import type { Game, PerHouse, Ruleset } from '#engine/ruleset';
import { inCalendar, now } from '../clock';
import { handedOut, withNote } from './leavingCopy';
import { attemptWith, type Saves } from '../store/database';
import {
  type Copied,
  gameIn,
  type Given,
  isNewer,
  type Loaded,
  loadSave,
  type SaveDocument,
  saveOf,
  type Seated
} from '../document';
import { heardIn } from '../heard';
import { load, type LoadedGame } from '../store/loading';
import { readableName } from '../foreignNames';
import { rulesFor } from '../rules';
import type { Entry, GameSheet, Seat } from '../store/sheet';
import { readSlowHash } from '../pinHash';
import { type Result, Troubled } from '../trouble';
import { addGame, newSheet, sound } from '../store/writing';

export const exportGame = (id: string): Promise<Result<SaveDocument>> =>
  attemptWith(id, async (saves) => documentOf(await handedOut(await playedHere(saves, id), 'file')));

/** A game as it is shown to another tablet; its sheet tells later whether anybody has continued it in the meantime. */
export const shownGame = (id: string): Promise<Result<{ readonly sheet: GameSheet; readonly save: SaveDocument }>> =>
  attemptWith(id, async (saves) => {
    const shown = await handedOut(await playedHere(saves, id), 'shown');
    return { sheet: shown.sheet, save: documentOf(shown) };
  });

/** A game that has moved to another tablet cannot be exported. */
async function playedHere(saves: Saves, id: string): Promise<LoadedGame> {
  const loaded = await load(saves, id);
  if (loaded.sheet.passage !== null) throw new Troubled('behind', 'It is played on another tablet');
  return loaded;
}

/** Exports a game that only the page still holds. */
export const exportHeld = async (held: LoadedGame): Promise<SaveDocument> => documentOf(await handedOut(held, 'file'));

/** Entries without their happenings: replaying the answers restores those. */
interface Documented extends Pick<LoadedGame, 'rules' | 'sheet' | 'game'> {
  readonly entries: readonly Omit<Entry, 'happened'>[];
}

/**
 * Builds the save document. PINs are included as long as there is something to hide, so that moving to another device opens no
 * curtain.
 */
export function documentOf({ rules, sheet, game, entries }: Documented): SaveDocument {
  const given = entries.map(({ house, answer }): Given => ({ house, answer }));
  const isOver = rules.winnersOf(game.position) !== null;
  const seats = sheet.seats.map(({ house, name, pin, ...own }): Seated => {
    const travels = !isOver && pin !== null && readSlowHash(pin) !== null;
    return { house, name, ...own, ...(travels && { pin }) };
  });
  const times = entries.map(({ time }) => inCalendar(time));
  const takenBack = sheet.takenBack.map((one) => ({ ...one, time: inCalendar(one.time) }));
  const copied = sheet.copied.map((one) => ({ ...one, time: inCalendar(one.time) }));
  const handed = sheet.handed.map((one) => ({ ...one, time: inCalendar(one.time) }));
  const saved = { ...saveOf(rules, sheet.start, given, game), seats, times, takenBack, copied };
  const heard = heardIn(sheet);
  const document = {
    ...saved,
    ...(handed.length === 0 ? {} : { handed }),
    ...(heard.length === 0 ? {} : { heard })
  };
  return sheet.branch === null ? document : { ...document, branch: sheet.branch };
}

/** The facts of a game on its sheet besides its save document. */
export type Known = Pick<GameSheet, 'name'> &
  Partial<Pick<GameSheet, 'id' | 'created' | 'changed' | 'tablet' | 'seen' | 'passage'>> & {
    /** The way it arrived, for the log; by default as a file. */
    readonly how?: Copied['how'];
  };

/** Verifies a save document by replaying every answer. */
export async function verified(json: unknown): Promise<Loaded> {
  const game = gameIn(json);
  if (!game.ok) throw new Troubled(isNewer(json) ? 'newer' : 'damaged', game.why, game.wrong);
  const loaded = loadSave(await rulesFor(game), json);
  if (!loaded.ok) throw new Troubled(isNewer(json) ? 'newer' : 'damaged', loaded.why, loaded.wrong);
  return loaded;
}

/** Adds it as a new game. `first` is done in the same transaction. */
export async function addLoaded(
  saves: Saves,
  loaded: Loaded,
  known: Known,
  first: () => Promise<void>
): Promise<GameSheet> {
  const { rules, start, answers, game, happened, times, takenBack, heard, branch } = loaded;
  const handed = loaded.handed.map((one) => ({ ...one, name: readableName(one.name) || rules.nameOf(one.house) }));
  const seats = (loaded.seats ?? defaultSeats(rules, game)).map(({ house, name, pin = null, ...own }): Seat => ({
    house,
    name: readableName(name) || rules.nameOf(house),
    pin,
    ...own
  }));
  const name = readableName(known.name) || readableName(seats.map((seat) => seat.name).join(', '));
  const fresh = newSheet(rules, { start, seats, name }, game);
  const { length } = answers;
  const { how = 'arrival', ...own } = known;
  const arrival = { after: length, round: rules.roundOf(game.position), how, time: now() } as const;
  const copied = fresh.finished ? loaded.copied : withNote(loaded.copied, arrival);
  const played = {
    answered: length,
    revision: length,
    seen: seenBy(answers),
    takenBack,
    copied,
    handed,
    heard,
    branch
  };
  const sheet = sound({ ...fresh, ...played, ...own, name });
  const entries = answers.map((given, i) => ({
    ...given,
    number: i + 1,
    happened: happened[i] ?? [],
    time: times?.[i] ?? sheet.changed
  }));
  await addGame(saves, sheet, entries, first);
  return sheet;
}

const defaultSeats = (rules: Ruleset, { position }: Game): Seated[] =>
  rules.seatsOf(position).map((house) => ({ house, name: rules.nameOf(house) }));

/** Everybody who answered has seen the game up to that answer, wherever it was played. */
export function seenBy(answers: readonly Pick<Given, 'house'>[]): PerHouse<number> {
  return Object.fromEntries(answers.map(({ house }, i): [string, number] => [house, i + 1]));
}
