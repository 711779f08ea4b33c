// Games as files: every game can leave the device as a save document, and come in on another one.

import { HOUSE_NAMES } from '../box/houses';
import type { Game } from '../flow/game';
import type { PerHouse } from '../rules/terms';
import { attempt } from './database';
import type { Given, SaveDocument, Seated } from './document';
import { isNewer, loadSave, saveOf } from './document';
import { load } from './loading';
import type { GameSheet, Seat } from './sheet';
import type { Result } from './trouble';
import { Troubled } from './trouble';
import { addGame, newSheet } from './writing';

/** Whoever gets the file can read everybody's secrets in it anyway; PINs are used elsewhere too, and stay here. */
export const exportGame = (id: string): Promise<Result<SaveDocument>> =>
  attempt(async (saves) => {
    const { sheet, game, entries } = await load(saves, id);
    const given = entries.map(({ house, answer }): Given => ({ house, answer }));
    const seats = sheet.seats.map(({ house, name }) => ({ house, name }));
    return { ...saveOf(sheet.start, given, game), seats };
  });

/** Always a new game: nothing that is already here is touched. */
export const importGame = (json: unknown, name: string): Promise<Result<GameSheet>> =>
  attempt(async (saves) => {
    const loaded = loadSave(json);
    if (!loaded.ok) throw new Troubled(isNewer(json) ? 'newer' : 'damaged', loaded.why);
    const { start, answers, game, happened } = loaded;
    const seats = (loaded.seats ?? defaultSeats(game)).map((seat): Seat => ({ ...seat, pin: null }));
    const fresh = newSheet({ start, seats, name }, game);
    const sheet: GameSheet = { ...fresh, answered: answers.length, seen: seenBy(answers) };
    const entries = answers.map((given, i) => ({
      ...given,
      number: i + 1,
      happened: happened[i] ?? [],
      time: sheet.created
    }));
    await addGame(saves, sheet, entries);
    return sheet;
  });

const defaultSeats = ({ position }: Game): Seated[] =>
  position.tracks.throne.map((house) => ({ house, name: HOUSE_NAMES[house] }));

/** Whoever answered has seen the game up to there, wherever it was played. */
export function seenBy(answers: readonly Pick<Given, 'house'>[]): PerHouse<number> {
  return Object.fromEntries(answers.map(({ house }, i) => [house, i + 1]));
}
