// The progress of this device in the lessons of all games.

import { keep, kept } from './play/settings.svelte';
import type { Course, Learnable } from './lesson';
import type { PageLink } from './way';

/** The ids of the game and of the lesson: `game`/`lesson`. */
export type LessonId = `${string}/${string}`;

const LEARNT = 'learnt';

/** The lessons that were played to their end. */
export const learnt = (): Set<string> => new Set(kept(LEARNT)?.split(' '));

export const keepLearnt = (lesson: LessonId): void => keep(LEARNT, [...learnt().add(lesson)].join(' '));

export interface Lesson {
  readonly game: string;
  readonly lesson: Learnable;
  readonly isDone: boolean;
  readonly way: PageLink;
}

/** All lessons, in the order in which they are recommended. */
export function lessonsOf(courses: readonly Course[], done = learnt()): readonly Lesson[] {
  return courses.flatMap(({ id: game, lessons }) =>
    lessons.map((lesson) => ({
      game,
      lesson,
      isDone: done.has(`${game}/${lesson.id}`),
      way: `/new?game=${game}&lesson=${lesson.id}` as const
    }))
  );
}

/** The first lesson that has not been played to its end. */
export const nextOf = (lessons: readonly Lesson[]): Lesson | null => lessons.find(({ isDone }) => !isDone) ?? null;
