// The revealed encounter on a phone, above whatever is asked: nothing of it is cut off, and both totals are there.

import { expect } from '@playwright/test';
import { ABOUTS } from '#iron/rules/decisions';
import { LANGUAGES } from '#text/languages';
import { LONG } from '../support/long';
import { test } from './support/app';
import { arrive, settled } from './support/walking';

test.use({ viewport: { width: 390, height: 844 } });

// German has the longest words.
for (const language of LONG ? LANGUAGES : (['de'] as const))
  test.describe(language, () => {
    test.use({ language });
    test('nothing of a reveal is cut off', async ({ page }) => {
      await arrive(page);
      let seen = 0;
      for (const name of [...ABOUTS, 'reactions-reveal', 'reactions-resolution']) {
        await page.goto(`./gallery/iron#${name}`);
        await page.locator(`[data-shown='${name}']`).waitFor();
        if ((await page.locator('.reveal').count()) === 0) continue;
        await settled(page);
        const { cut, totals } = await page.locator('.reveal').evaluate((reveal) => {
          const cut: string[] = [];
          const shown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
          const held = (inner: Element, outer: Element) => {
            const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
            const isIn =
              a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
            if (!isIn) cut.push(`${inner.className} “${inner.textContent.trim()}” in ${outer.className}`);
          };
          const screen = reveal.parentElement!;
          for (const part of reveal.children) if (shown(part)) held(part, reveal);
          for (const part of reveal.children)
            for (const one of part.children)
              if (shown(one)) held(one, part.clientHeight > reveal.clientHeight ? reveal : part);
          // What scrolls shows a line at least.
          for (const ledger of reveal.querySelectorAll('.ledger')) {
            const topOf = (one: Element) => one.getBoundingClientRect().top;
            const [line] = Array.from(ledger.children).sort((one, other) => topOf(one) - topOf(other));
            if (line && shown(ledger)) held(line, ledger);
          }
          // Both totals are in sight above what is asked, and the rest can be brought there.
          const ask = screen.parentElement!.querySelector('.ask');
          const askedFrom = ask ? ask.getBoundingClientRect().top : innerHeight;
          const totals = [...reveal.querySelectorAll('.total, .score b')].filter(shown);
          if (totals.some((one) => one.getBoundingClientRect().bottom > askedFrom)) cut.push('a total below the ask');
          screen.scrollTop = screen.scrollHeight;
          if (askedFrom < reveal.getBoundingClientRect().bottom - 1) cut.push('below the ask');
          return { cut, totals: totals.length };
        });
        expect(cut, name).toEqual([]);
        expect(totals, name).toBe(2);
        seen++;
      }
      expect(seen).toBeGreaterThan(3);
    });
  });

test('what is answered is at the foot of the screen, in the place of the table too', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 }
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('./gallery/iron#hostage-place');
    const ask = page.locator("[data-shown='hostage-place'] [data-ask]");
    await ask.waitFor();
    const { y, height } = (await ask.boundingBox())!;
    expect(Math.abs(y + height - viewport.height), `${viewport.width} wide`).toBeLessThan(2);
  }
});
