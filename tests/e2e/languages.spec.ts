// Nothing is out of place in the longest language: a walk in each, and all of them with `LONG`. English has `screens.spec.ts`.

import { expect } from '@playwright/test';
import { LANGUAGES } from '../../src/text/languages';
import { test } from './support/app';
import { boxFaults } from './support/boxes';
import { hiddenChoices } from './support/choices';
import { WALKS } from './support/screens';
import { arrive, settled, SIZES } from './support/walking';

/** Another one in each. */
const ALWAYS = {
  hu: 'asks of planning and action',
  fr: 'moments',
  it: 'asks of the Westeros phase',
  de: 'asks of The Iron Throne'
} as const;

for (const language of LANGUAGES)
  if (language !== 'en')
    test.describe(language, () => {
      test.use({ language });
      for (const [title, screens] of Object.entries(WALKS)) {
        const tag = title === ALWAYS[language] ? [] : '@long';
        test(`nothing is out of place or out of reach: ${title}`, { tag }, async ({ page }) => {
          await arrive(page);
          let sizes: readonly (typeof SIZES)[number][] = SIZES;
          for (const { name, go, leave } of screens) {
            await go(page);
            for (const size of sizes) {
              const at = `${name}, ${size.width} wide`;
              await page.setViewportSize(size);
              await settled(page);
              // Hands of The Iron Throne are long, and scroll.
              if (!name.startsWith('The Iron Throne')) expect.soft(await hiddenChoices(page), at).toEqual([]);
              expect.soft(await boxFaults(page), at).toEqual([]);
            }
            await leave?.(page);
            sizes = sizes.toReversed();
          }
        });
      }
    });
