// The rule book, with what asks are about that its leaves explain.

import { chapters as book } from 'text:iron-throne/rulebook';
import type { Chapter } from '#engine/rulebook';
import { asksOn } from '../rules/decisions';

export const chapters = (): readonly Chapter[] =>
  book().map((chapter) => ({
    ...chapter,
    leaves: chapter.leaves.map((leaf) => ({ ...leaf, asks: asksOn(leaf.id) }))
  }));
