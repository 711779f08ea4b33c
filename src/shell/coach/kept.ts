// The answers given in a lesson, kept for as long as the page's session lasts. A browser may have no room for them.

import type { LessonId } from '../learning';
import type { Given } from '../saves/document';

const keyOf = (lesson: LessonId): string => `pass-the-crown:lesson:${lesson}`;

/** The answers that were kept; the rules decide how many of them are accepted. */
export function kept(lesson: LessonId): Given[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(lesson)) ?? '[]');
    return Array.isArray(read) ? (read as Given[]).map(({ house, answer }) => ({ house, answer })) : [];
  } catch {
    return [];
  }
}

export function keep(lesson: LessonId, given: readonly Given[]): void {
  try {
    sessionStorage.setItem(keyOf(lesson), JSON.stringify(given.map(({ house, answer }) => ({ house, answer }))));
  } catch {
    // Nothing was kept: after a reload the lesson begins again.
  }
}
