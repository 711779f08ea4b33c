// Saves which language a seat reads. Nothing else in the game depends on it.

import type { Language } from '#text/languages';
import type { GameSheet } from './sheet';
import type { Result } from '../trouble';
import { change } from './writing';

/** The seat with its language; null for that of the table. */
export function inLanguage<S extends { readonly language?: Language }>(seat: S, language: Language | null): S {
  const { language: _, ...rest } = seat;
  return { ...rest, ...(language && { language }) } as S;
}

export const keepLanguage = (id: string, house: string, language: Language | null): Promise<Result<GameSheet>> =>
  change(id, (sheet) => ({
    ...sheet,
    seats: sheet.seats.map((seat) => (seat.house === house ? inLanguage(seat, language) : seat))
  }));
