// The moment to talk in The Iron Throne names the House that the curtain then calls, in whatever order the tablet goes round.

import { text } from 'text:iron-throne/table';
import { expect } from '@playwright/test';
import type { House } from '#iron/box';
import { test } from './support/app';
import { ironFile } from './support/ironGames';
import { answered, choosing, inTheMiddle } from './support/tableModeScreens';
import { arrive, openGame } from './support/walking';

/** Places of challenger and defender among the seats. */
for (const places of [
  [0, 1],
  [1, 0],
  [2, 0]
] as const)
  test(`seat ${places[0]} challenges seat ${places[1]}: who is named is called`, async ({ page }) => {
    await arrive(page);
    await choosing(page, { ...inTheMiddle, tableMode: false, reveals: true });
    await openGame(page, `Seats ${places.join(' and ')}`, () =>
      ironFile(
        3,
        'talk',
        ({ challenger, encounter, asks: [ask], seats }) =>
          encounter !== null &&
          ask?.about === 'offering-support' &&
          places.every((place, i) => seats[place] === [challenger, encounter.defender][i])
      )
    );
    const talk = page.locator("[data-moment='talk']");
    const before = await answered(page);
    await page.locator("[data-ask] [data-choose='none']").click();
    await expect.poll(() => answered(page)).toBeGreaterThan(before);
    await talk.waitFor();
    const button = await talk.locator('[data-go-on]').innerText();
    await talk.locator('[data-go-on]').click();
    const curtain = page.locator('[data-curtain]');
    await curtain.waitFor();
    const house = (await curtain.getAttribute('data-curtain')) as House;
    expect(button.split('\n')).toEqual([text('talk-go', { house }), text('behind-curtain')]);
  });
