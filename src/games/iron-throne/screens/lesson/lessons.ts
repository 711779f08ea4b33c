// The lessons of this game, in the order in which they are recommended. tests/iron-throne/lesson.test.ts plays each through
// the rules.

import { text } from 'text:iron-throne/lessons';
import type { LessonOffer } from '#shell/lesson';
import { withText } from '#text/text';
import type { IronThrone } from '#iron/flow/game';

export const lessons: readonly LessonOffer<IronThrone>[] = [
  {
    id: 'first-turns',
    title: () => text('first-turns'),
    teaches: () => text('first-turns.teaches'),
    minutes: 5,
    load: async () => (await withText(() => import('./firstTurns'))).taught
  }
];
