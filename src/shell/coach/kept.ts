// What has been answered in a lesson, for as long as the page's session lasts. A browser may have no place for it.

import type { LessonId } from '../learning';
import type { Given } from '../saves/document';

const keyOf = (lesson: LessonId): string => `pass-the-crown:lesson:${lesson}`;

/** Believed no further than the rules accept it. */
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
    // then a reload begins again
  }
}
