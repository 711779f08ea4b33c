// The games that can be learnt by playing; the list of each game's lessons, and each lesson, is loaded when it is wanted.

import type { Kinds } from '#engine/ruleset';
import type { LessonOffer } from '#shell/lesson';
import { withText } from '#text/text';

type Lessons = readonly LessonOffer[];

/** A lesson only gets what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>(lessons: readonly LessonOffer<K>[]): Lessons => lessons as unknown as Lessons;

export const LESSONS: Readonly<Partial<Record<string, () => Promise<Lessons>>>> = {
  thrones: async () => ofAny((await withText(() => import('#thrones/screens/lesson/lessons'))).lessons),
  'iron-throne': async () => ofAny((await withText(() => import('#iron/screens/lesson/lessons'))).lessons)
};
