// Games as files: every game can leave the device as a save document, and come in on another one.

import type { House } from '../box/houses';
import { HOUSE_NAMES } from '../box/houses';
import type { Game } from '../flow/game';
import type { PerHouse } from '../rules/terms';
import type { Saves } from './database';
import { attempt, attemptWith } from './database';
import type { Given, Loaded, SaveDocument, Seated } from './document';
import { isNewer, loadSave, saveOf } from './document';
import type { LoadedGame } from './loading';
import { load } from './loading';
import { readableName } from './names';
import type { Entry, GameSheet, Seat } from './sheet';
import type { Result } from './trouble';
import { Troubled } from './trouble';
import { addGame, newSheet, sound } from './writing';

export const exportGame = (id: string): Promise<Result<SaveDocument>> =>
  attemptWith(id, async (saves) => documentOf(await load(saves, id)));

/** Of the entries only what happened is not needed: it is told anew. */
interface Documented extends Pick<LoadedGame, 'sheet' | 'game'> {
  readonly entries: readonly Omit<Entry, 'happened'>[];
}

/** Whoever gets the file can read everybody's secrets in it anyway; PINs are used elsewhere too, and stay here. */
export function documentOf({ sheet, game, entries }: Documented): SaveDocument {
  const given = entries.map(({ house, answer }): Given => ({ house, answer }));
  const seats = sheet.seats.map(({ house, name }) => ({ house, name }));
  const times = entries.map(({ time }) => time);
  return { ...saveOf(sheet.start, given, game), seats, times, takenBack: sheet.takenBack };
}

/** Always a new game: nothing that is already here is touched. */
export const importGame = (json: unknown, name: string): Promise<Result<GameSheet>> =>
  attempt((saves) => addLoaded(saves, verified(json), { name }));

/** What a sheet knows of a game besides its save document. */
export type Known = Pick<GameSheet, 'name'> &
  Partial<Pick<GameSheet, 'id' | 'created' | 'changed' | 'tablet' | 'seen'>>;

/** By carrying out every answer again. */
export function verified(json: unknown): Loaded {
  const loaded = loadSave(json);
  if (!loaded.ok) throw new Troubled(isNewer(json) ? 'newer' : 'damaged', loaded.why, loaded.wrong);
  return loaded;
}

export async function addLoaded(saves: Saves, loaded: Loaded, known: Known): Promise<GameSheet> {
  const { start, answers, game, happened, times, takenBack } = loaded;
  const seats = (loaded.seats ?? defaultSeats(game)).map(({ house, name }): Seat => ({
    house,
    name: readableName(name) || HOUSE_NAMES[house],
    pin: null
  }));
  const name = readableName(known.name) || readableName(seats.map((seat) => seat.name).join(', '));
  const fresh = newSheet({ start, seats, name }, game);
  const { length } = answers;
  const played = { answered: length, revision: length, seen: seenBy(answers), takenBack };
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
