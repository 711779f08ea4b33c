// Nothing is out of place in the longest language: a walk in each, and all of them with `LONG`. English has `screens.spec.ts`.

import { test } from './support/app';
import { inOtherLanguages } from './support/languages';
import { WALKS } from './support/screens';
import { walkThrough } from './support/walking';

/** Another one in each. */
const ALWAYS = {
  hu: 'asks of planning and action',
  fr: 'moments',
  it: 'asks of the Westeros phase',
  de: 'asks of The Iron Throne'
} as const;

inOtherLanguages((language) => {
  for (const [title, screens] of Object.entries(WALKS)) {
    const tag = title === ALWAYS[language] ? [] : '@long';
    test(`nothing is out of place or out of reach: ${title}`, { tag }, ({ page }) => walkThrough(page, screens));
  }
});
