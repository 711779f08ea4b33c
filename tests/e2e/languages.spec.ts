// Nothing is out of place in the longest language: the beginning of one walk, and all of them whole with `LONG`. English has
// `screens.spec.ts`.

import { LONG } from '../support/long';
import { test } from './support/app';
import { inOtherLanguages } from './support/languages';
import { WALKS } from './support/screens';
import { walkThrough } from './support/walking';

/** German is the longest of all: the beginning of a walk. */
const ALWAYS = 'de: asks of planning and action';

inOtherLanguages((language) => {
  for (const [title, screens] of Object.entries(WALKS)) {
    const tag = `${language}: ${title}` === ALWAYS ? [] : '@long';
    test(`nothing is out of place or out of reach: ${title}`, { tag }, ({ page }) =>
      walkThrough(page, LONG ? screens : screens.slice(0, 4))
    );
  }
});
