// What is left of a game that does not open any more, as it lies on the disk: nothing is understood and nothing is left out. The
// app does not take it in again; whoever knows how can mend it.

import { isObject } from '../rules/shape';
import { attempt } from './database';
import { APP } from './document';
import { answersOf } from './loading';
import type { Result } from './trouble';
import { Troubled } from './trouble';

export interface Remains {
  readonly app: typeof APP;
  readonly remains: true;
  readonly sheet: unknown;
  readonly answers: readonly unknown[];
}

export const salvageGame = (id: string): Promise<Result<Remains>> =>
  attempt(async (saves) => {
    const { games, answers } = saves;
    const [sheet, rows] = await saves.transaction('r', games, answers, () =>
      Promise.all([games.get(id), answersOf(saves, id).toArray()])
    );
    if (sheet === undefined) throw new Troubled('gone', 'There is no such game');
    return { app: APP, remains: true, sheet: withoutPins(sheet), answers: rows };
  });

/** They are used elsewhere too, and stay on the device. */
function withoutPins(sheet: unknown): unknown {
  if (!isObject(sheet) || !Array.isArray(sheet.seats)) return sheet;
  const seats: readonly unknown[] = sheet.seats;
  return { ...sheet, seats: seats.map((seat) => (isObject(seat) ? { ...seat, pin: null } : seat)) };
}
