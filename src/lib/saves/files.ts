// Games as files: every game can leave the device as a save document, and comes in as a new game.

import type { House } from '../box/houses';
import { HOUSE_NAMES } from '../box/houses';
import type { Game } from '../flow/game';
import type { PerHouse } from '../rules/terms';
import { inCalendar, now } from './clock';
import { handedOut, withNote } from './copying';
import type { Saves } from './database';
import { attemptWith } from './database';
import type { Given, Loaded, SaveDocument, Seated } from './document';
import { isNewer, loadSave, saveOf } from './document';
import type { LoadedGame } from './loading';
import { load } from './loading';
import { readableName } from './names';
import type { Entry, GameSheet, Seat } from './sheet';
import { readSlowHash } from './slowHash';
import type { Result } from './trouble';
import { Troubled } from './trouble';
import { addGame, newSheet, sound } from './writing';

export const exportGame = (id: string): Promise<Result<SaveDocument>> =>
  attemptWith(id, async (saves) => documentOf(await handedOut(await load(saves, id), 'file')));

/** Of a game that only a page still holds. */
export const exportHeld = async (held: LoadedGame): Promise<SaveDocument> => documentOf(await handedOut(held, 'file'));

/** Of the entries only what happened is not needed: it is told anew. */
interface Documented extends Pick<LoadedGame, 'sheet' | 'game'> {
  readonly entries: readonly Omit<Entry, 'happened'>[];
}

/** PINs go along as long as there is something to hide: nobody opens a curtain because the game has changed the device. */
export function documentOf({ sheet, game, entries }: Documented): SaveDocument {
  const given = entries.map(({ house, answer }): Given => ({ house, answer }));
  const isOver = game.position.winner !== null;
  const seats = sheet.seats.map(({ house, name, pin }): Seated => {
    const travels = !isOver && pin !== null && readSlowHash(pin) !== null;
    return travels ? { house, name, pin } : { house, name };
  });
  const times = entries.map(({ time }) => inCalendar(time));
  const takenBack = sheet.takenBack.map((one) => ({ ...one, time: inCalendar(one.time) }));
  const copied = sheet.copied.map((one) => ({ ...one, time: inCalendar(one.time) }));
  const document = { ...saveOf(sheet.start, given, game), seats, times, takenBack, copied };
  return sheet.branch === null ? document : { ...document, branch: sheet.branch };
}

/** What a sheet knows of a game besides its save document. */
export type Known = Pick<GameSheet, 'name'> &
  Partial<Pick<GameSheet, 'id' | 'created' | 'changed' | 'tablet' | 'seen'>>;

/** By carrying out every answer again. */
export function verified(json: unknown): Loaded {
  const loaded = loadSave(json);
  if (!loaded.ok) throw new Troubled(isNewer(json) ? 'newer' : 'damaged', loaded.why, loaded.wrong);
  return loaded;
}

/** Always a new game: nothing that is already here is touched. */
export async function addLoaded(saves: Saves, loaded: Loaded, known: Known): Promise<GameSheet> {
  const { start, answers, game, happened, times, takenBack, branch } = loaded;
  const seats = (loaded.seats ?? defaultSeats(game)).map(({ house, name, pin = null }): Seat => ({
    house,
    name: readableName(name) || HOUSE_NAMES[house],
    pin
  }));
  const name = readableName(known.name) || readableName(seats.map((seat) => seat.name).join(', '));
  const fresh = newSheet({ start, seats, name }, game);
  const { length } = answers;
  const arrival = { after: length, round: game.position.round, how: 'arrival', time: now() } as const;
  const copied = fresh.finished ? loaded.copied : withNote(loaded.copied, arrival);
  const played = { answered: length, revision: length, seen: seenBy(answers), takenBack, copied, branch };
  const sheet = sound({ ...fresh, ...played, ...known, name });
  const entries = answers.map((given, i) => ({
    ...given,
    number: i + 1,
    happened: happened[i] ?? [],
    time: times?.[i] ?? sheet.changed
  }));
  await addGame(saves, sheet, entries);
  return sheet;
}

const defaultSeats = ({ position }: Game): Seated[] =>
  position.tracks.throne.map((house) => ({ house, name: HOUSE_NAMES[house] }));

/** Whoever answered has seen the game up to there, wherever it was played. */
export function seenBy(answers: readonly Pick<Given, 'house'>[]): PerHouse<number> {
  return Object.fromEntries(answers.map(({ house }, i): [House, number] => [house, i + 1]));
}
