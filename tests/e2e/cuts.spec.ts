// What is asked is read whole in every language, on a tablet and on a phone: no sentence ends in three dots, no word is broken
// without a hyphen. All asks in all languages at both sizes with `LONG`, otherwise some in one language a size.

import { expect } from '@playwright/test';
import { LANGUAGES } from '#text/languages';
import { few } from '../support/long';
import { test } from './support/app';
import { cutFaults } from './support/cuts';
import { WALKS } from './support/screens';
import { arrive, settled, SIZES } from './support/walking';

const [WIDE, , PHONE] = SIZES;

const ASKS = Object.entries(WALKS).filter(([title]) => title.startsWith('asks of'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a sentence that is cut and a word that is broken are found', async ({ page }) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Choose your loss</p>
    <p style="width: 60px; display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 1">
      Destroy two of your units</p>
    <p style="width: 60px; overflow-wrap: anywhere">Schlachtenglück</p>
    <p style="width: 100px; overflow-wrap: anywhere">Schlach&shy;ten&shy;glück, Dark Wings</p>`);
  expect(await cutFaults(page)).toEqual([
    '“Choose your loss” ends in three dots',
    '“Destroy two of your units” ends in three dots',
    '“Schlachtenglück” is broken without a hyphen'
  ]);
});

for (const [size, usual] of [
  [WIDE, 'fr'],
  [PHONE, 'de']
] as const)
  for (const language of LANGUAGES)
    test.describe(`${language}, ${size.width} wide`, { tag: language === usual ? [] : '@long' }, () => {
      test.use({ language, viewport: size });

      for (const [title, walk] of few(ASKS, 2))
        test(`nothing is cut: ${title}`, async ({ page }) => {
          await arrive(page);
          for (const { name, go, leave } of walk) {
            await go(page);
            await settled(page);
            expect.soft(await cutFaults(page), name).toEqual([]);
            await leave?.(page);
          }
        });
    });
