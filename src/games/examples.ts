// The games that come with an example to look back at, each loaded when it is wanted.

import type { Kinds } from '#engine/ruleset';
import type { Example, Examples } from '#shell/exampleGame';
import { withText } from '#text/text';

/** An example only holds what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>(example: Example<K>): Example => example as unknown as Example;

export const EXAMPLES: Examples = {
  thrones: async () => ofAny((await withText(() => import('#thrones/screens/example/example'))).example),
  'iron-throne': async () => ofAny((await withText(() => import('#iron/screens/example/example'))).example)
};
