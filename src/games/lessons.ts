// The games that can be learnt by playing, each loaded when it is wanted.

import type { Kinds } from '../engine/ruleset';
import type { Taught } from '../shell/lesson';
import { withText } from '../text/text';

/** A lesson only gets what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>(taught: Taught<K>): Taught => taught as unknown as Taught;

export const LESSONS: Readonly<Partial<Record<string, () => Promise<Taught>>>> = {
  thrones: async () => ofAny((await withText(() => import('./thrones/screens/lesson/lesson'))).taught)
};
