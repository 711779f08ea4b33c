// What has been answered in a lesson, for as long as the page's session lasts, and which lessons this device has seen the end of. A
// browser may have no place for either.

import { keep as keepOnDevice, kept as keptOnDevice } from '../play/settings.svelte';
import type { Given } from '../saves/document';

/** `game`/`lesson`. */
export type LessonId = `${string}/${string}`;

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

const LEARNT = 'learnt';

export const learnt = (): Set<string> => new Set(keptOnDevice(LEARNT)?.split(' '));

export const keepLearnt = (lesson: LessonId): void => keepOnDevice(LEARNT, [...learnt().add(lesson)].join(' '));
