// Rules that play themselves: from the line of a rule, from what was found and from an ask at the table, to the reader's answer and
// back; of each game one scene.

import { expect, type Page } from '@playwright/test';
import { card, march } from '#tests/support/answers';
import { few } from '../support/long';
import { keptOf, test } from './support/app';
import { saveOfScene } from './support/scenes';
import { openGame, unchanging } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sentence = (page: Page) => page.locator('[data-step]');
const next = (page: Page) => page.locator('[data-scene-next]').click();

async function toTheReader(page: Page): Promise<void> {
  while ((await page.locator('[data-scene-you]').count()) === 0) await next(page);
}

test('a rule of the first game plays beside its line, and the reader answers it on the little board', async ({
  page
}) => {
  await page.goto('./rules?game=thrones&at=combat');
  await page.locator('[data-see=tie]').click();
  await expect(sentence(page)).toHaveText('House Tyrell attacks the Searoad Marches with a knight from the Reach.');
  await expect(page.locator('.seen')).toContainText('A tie goes to whoever stands higher');
  for (let step = 0; step < 3; step++) await next(page);
  await expect(sentence(page)).toContainText('House Lannister is 2nd on the Fiefdoms track');
  await expect(page.locator('[data-total]')).toHaveText(['7', '7']);
  // it is said as well
  await expect(page.locator('[aria-live]', { hasText: 'Step 4 of 5.' })).toHaveCount(1);
  await toTheReader(page);
  await page.locator('[data-scene-choice]', { hasText: 'Use the blade' }).click();
  await expect(page.locator('[data-scene-result]')).toContainText('7 to 7 in Blackwater');
  await expect(page.locator('[data-scene-other]')).toContainText('7 to 6');
  await page.locator('[data-scene-done]').click();
  await expect(page.locator('[data-see=tie]')).toBeFocused();
});

test('what is refused is refused with the rule', async ({ page }) => {
  await page.goto('./rules?game=thrones&at=retreat&see=retreat');
  await toTheReader(page);
  await page.locator("[data-scene] [data-area='riverrun']").click();
  await expect(page.locator('[data-scene-result]')).toContainText('Not allowed here.');
  await expect(page.locator('[data-scene-other]')).toHaveCount(2);
});

test('a search leads to it and back to what was found, by keys alone', async ({ page }) => {
  await page.goto('./rules?game=thrones');
  await page.getByRole('textbox').fill('tie');
  const door = page.locator('[data-see=tie]');
  await expect(door).toContainText('5 steps, then you');
  await door.press('Enter');
  await expect(sentence(page)).toBeVisible();
  await page.locator('[data-scene-next]').press('Enter');
  await expect(page.locator('[data-scene-next]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('tie');
});

test('on a phone the board is on top, and back leads to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./rules?game=thrones&at=combat');
  await page.locator('[data-see=tie]').click();
  await expect(sentence(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-scene-next]')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-scene-close]').click();
  await expect(page.getByRole('heading', { name: 'A battle in brief' })).toBeVisible();
});

test('a rule of the second game plays at its table', async ({ page }) => {
  await page.goto('./rules?game=iron-throne&at=betrayal');
  await page.locator('[data-see=betrayal]').click();
  await next(page);
  await expect(sentence(page)).toContainText('only Stark showed a hostility');
  await toTheReader(page);
  await page.locator('[data-scene-choice]', { hasText: 'a truce' }).click();
  await expect(page.locator('[data-scene-result]')).toContainText(
    'Stark shows a truce and Lannister shows a truce: truce.'
  );
});

test('at the table it plays beside the ask, and leaves no trace', async ({ page }) => {
  await openGame(page, 'Tie', () =>
    saveOfScene({
      at: 'marches',
      text: `
        throne     baratheon lannister
        fiefdoms   baratheon lannister
        baratheon  crackclaw-point: knight, march+1
        lannister  blackwater: footman, defense+2
      `,
      answers: [
        ['baratheon', march('crackclaw-point', { blackwater: 'knight' })],
        ['baratheon', card('renly-baratheon')],
        ['lannister', card('tywin-lannister')]
      ]
    })
  );
  const game = new URL(page.url()).searchParams.get('game')!;
  const ask = page.locator("[data-about='valyrian-steel-blade']");
  await expect(ask).toBeVisible();
  const kept = await keptOf(page, game);
  await ask.locator('[data-see]').first().click();
  const sheet = page.locator('[data-scene-sheet]');
  await expect(sheet.locator('[data-step]')).toBeVisible();
  await expect(ask.locator("[data-option='use']")).toBeInViewport({ ratio: 1 });
  await toTheReader(page);
  await sheet.locator('[data-scene-close]').click();
  await expect(sheet).toHaveCount(0);
  expect(await keptOf(page, game)).toEqual(kept);
  // the other door of the same ask: its leaf of the rules, and back
  await page.goto(`./rules?game=thrones&at=valyrian-steel-blade&from=${game}`);
  await expect(page.getByRole('button', { name: 'See it: What happens on a tie?' })).toBeVisible();
});

/** So many taps from what is asked to the scene that answers. */
const MOST = 3;

/** The shortest way that is on the screen: the door itself, the rules, the board with its head, or the menu, which has the rules as well. */
async function tapsTo(page: Page, scene: string): Promise<number> {
  const ways = [
    page.locator(`[data-see='${scene}']`),
    page.getByRole('button', { name: /^Rules/ }),
    page.locator('[data-look]'),
    page.getByRole('button', { name: 'Menu' })
  ].map((way) => way.and(page.locator(':visible:not([inert] *)')));
  for (let taps = 1; ; taps++) {
    await unchanging(page);
    const counts = await Promise.all(ways.map((way) => way.count()));
    await ways[counts.findIndex((count) => count > 0)]!.first().click();
    if (counts[0]! > 0) {
      await expect(sentence(page)).toBeVisible();
      return taps;
    }
  }
}

const SUPPORTED = {
  at: 'marches',
  text: `
    throne     stark lannister baratheon
    hand       stark roose-bolton
    hand       baratheon brienne-of-tarth
    stark      riverrun: 2 knight, march+0
    baratheon  harrenhal: knight
    lannister  stoney-sept: knight footman, support
  `,
  answers: [['stark', march('riverrun', { harrenhal: '2 knight' })]]
} as const;

const BEATEN = {
  at: 'marches',
  text: `
    throne     lannister stark
    hand       lannister tywin-lannister cersei-lannister
    hand       stark ser-rodrick-cassel catelyn-stark
    lannister  stoney-sept: 2 knight, march+0
    stark      riverrun: knight; seagard: footman
  `,
  answers: [['lannister', march('stoney-sept', { riverrun: '2 knight' })]],
  combat: { attacker: 'tywin-lannister', defender: 'ser-rodrick-cassel', until: 'retreat' }
} as const;

for (const [width, height] of few([
  [1280, 800],
  [390, 844]
] as const))
  test(`what is asked at the table is answered in three taps, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [question, about, game] of [
      ['tie', 'support', SUPPORTED],
      ['support-whom', 'support', SUPPORTED],
      ['retreat', 'retreat', BEATEN]
    ] as const) {
      await openGame(page, question.replace('-', ' '), () => saveOfScene(game));
      await expect(page.locator(`[data-about='${about}']`)).toBeVisible();
      expect.soft(await tapsTo(page, question), question).toBeLessThanOrEqual(MOST);
    }
  });
