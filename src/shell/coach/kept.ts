// What has been answered in a lesson, for as long as the page's session lasts. A browser may have no place for it.

import type { Given } from '../saves/document';

const keyOf = (game: string): string => `pass-the-crown:lesson:${game}`;

/** Believed no further than the rules accept it. */
export function kept(game: string): Given[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(read) ? (read as Given[]).map(({ house, answer }) => ({ house, answer })) : [];
  } catch {
    return [];
  }
}

export function keep(game: string, given: readonly Given[]): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(given.map(({ house, answer }) => ({ house, answer }))));
  } catch {
    // then a reload begins again
  }
}
