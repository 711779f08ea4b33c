// Notes that a game leaves the device while it is still played: its log says so for ever, and the PINs that go with it are slow
// to guess.

import { isObject } from '#engine/shape';
import { now } from '../clock';
import type { Saves } from '../store/database';
import { type Copied, FORMAT, MOST_COPIED } from '../document';
import type { LoadedGame } from '../store/loading';
import { copyGame } from '../copies/secondCopy';
import type { GameSheet, Seat } from '../store/sheet';
import { slowed } from '../pinHash';
import { change } from '../store/writing';

export const withNote = (copied: readonly Copied[], note: Copied): readonly Copied[] =>
  [...copied, note].slice(-MOST_COPIED);

/**
 * The game as it is to be handed out, once the note is saved. If the disk takes no note, the game can still be saved as a file:
 * the disk takes no answer either, so nobody can use what they saw.
 */
export async function handedOut(loaded: LoadedGame, how: Copied['how']): Promise<LoadedGame> {
  const { rules, sheet, game } = loaded;
  if (rules.winnersOf(game.position) !== null) return loaded;
  const note = { after: sheet.answered, round: rules.roundOf(game.position), how, time: now() };
  const seats = await Promise.all(
    sheet.seats.map(async (seat): Promise<Seat> => ({
      ...seat,
      pin: seat.pin === null ? null : await slowed(seat.pin)
    }))
  );
  await change(sheet.id, (kept) => ({
    ...kept,
    seats: kept.seats.map((seat) => slowSeat(seat, sheet.seats, seats)),
    copied: withNote(kept.copied, { ...note, after: Math.min(note.after, kept.answered) })
  }));
  return { ...loaded, sheet: { ...sheet, seats, copied: withNote(sheet.copied, note) } };
}

/** A PIN that was made slow in the meantime stays as it is. */
function slowSeat(seat: Seat, before: readonly Seat[], slow: readonly Seat[]): Seat {
  const at = before.findIndex(({ house, pin }) => house === seat.house && pin === seat.pin);
  return slow[at] ?? seat;
}

/** The same for a game that does not open; one of a newer version is not touched. */
export async function noteRemains(saves: Saves, id: string): Promise<void> {
  const noted = await saves.games
    .where('id')
    .equals(id)
    .modify((row) => {
      if (!isObject(row) || row.finished === true || !(Number(row.format) <= FORMAT)) return;
      const copied = Array.isArray(row.copied) ? (row.copied as readonly Copied[]) : [];
      const after = Number.isInteger(row.answered) ? Number(row.answered) : 0;
      const note: Copied = { after, round: 0, how: 'remains', time: now() };
      Object.assign(row, { copied: withNote(copied, note) } satisfies Partial<GameSheet>);
    })
    .catch(() => 0);
  if (noted > 0) await copyGame(saves, id);
}

/** Makes the PINs slow, as far as the seats can be read. */
export async function withSlowPins(row: unknown): Promise<unknown> {
  if (!isObject(row) || !Array.isArray(row.seats)) return row;
  const seats = row.seats.map(async (seat: unknown) =>
    isObject(seat) && typeof seat.pin === 'string' ? { ...seat, pin: await slowed(seat.pin) } : seat
  );
  return { ...row, seats: await Promise.all(seats) };
}
