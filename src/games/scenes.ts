// The games whose rules play themselves; the scenes of one are loaded when its rules are opened.

import { bookOf, type SceneBook } from '#shell/scene';
import { withText } from '#text/text';

export const SCENES: Readonly<Partial<Record<string, () => Promise<SceneBook>>>> = {
  thrones: async () => bookOf((await withText(() => import('#thrones/screens/living/book'))).book),
  'iron-throne': async () => bookOf((await withText(() => import('#iron/screens/living/book'))).book)
};
