// What is hidden is not in the page. Everything that a seat may not know is exchanged on the disk; if a single character of the
// page then differs, something of it was shown.

import { expect, type Page } from '@playwright/test';
import type { House } from '../../src/lib/box/houses';
import { openPosition } from '../../src/lib/saves/opening';
import { beginGame, checkpointOf, LONG, putCheckpoint, ready, test, type Checkpoint } from './support/app';
import { ScreenPlayer } from './support/player';

type Sealed = NonNullable<Checkpoint['position']['sealed']>;

/** Another game to whoever knows all, the same to whoever knows what `holder` may know. */
function exchanged({ at, position }: Checkpoint, holder: string | null): { checkpoint: Checkpoint; changes: number } {
  const { sealed = {}, decks, chance } = position;
  let changes = 0;
  const others = <T>(table: Readonly<Partial<Record<House, T>>> | undefined, change: (value: T) => T) =>
    Object.fromEntries(
      Object.entries(table ?? {}).map(([house, value]) => {
        if (house === holder) return [house, value];
        const other = change(value as T);
        if (JSON.stringify(other) !== JSON.stringify(value)) changes++;
        return [house, other];
      })
    );
  const turned = <T>(list: readonly T[]): T[] => {
    const other = [...list].reverse();
    if (JSON.stringify(other) !== JSON.stringify(list)) changes++;
    return other;
  };
  const turnedWithin = <T>([top, ...rest]: readonly T[]): T[] => [
    top!,
    ...turned(rest.slice(0, -1)),
    ...rest.slice(-1)
  ];
  const hands = position.houses;
  const other: Sealed = {
    ...(sealed.orders && { orders: others(sealed.orders, rotated) }),
    ...(sealed.bids && { bids: others(sealed.bids, (bid) => (bid > 0 ? bid - 1 : bid)) }),
    ...(sealed.cards && {
      cards: Object.fromEntries(
        Object.entries(sealed.cards).map(([house, card]) => {
          const instead = hands[house as House]?.hand.find((one) => one !== card);
          if (house === holder || instead === undefined) return [house, card];
          changes++;
          return [house, instead];
        })
      )
    }),
    ...(sealed.tides && { tides: sealed.tides }),
    ...(sealed.raven && { raven: sealed.raven })
  };
  const [a, b, c] = decks.westeros;
  return {
    checkpoint: {
      at,
      position: {
        ...position,
        ...(Object.keys(other).length > 0 && { sealed: other }),
        chance: [chance[3], chance[2], chance[1], chance[0]],
        decks: {
          westeros: [turned(a), turned(b), turned(c)],
          // The card that the raven saw lies where it was put.
          wildlings: sealed.raven ? turnedWithin(decks.wildlings) : turned(decks.wildlings),
          tides: turned(decks.tides)
        }
      }
    },
    changes
  };
}

/** The same tokens, each in the next area. */
function rotated<T extends object>(orders: T): T {
  const [areas, tokens] = [Object.keys(orders), Object.values(orders) as unknown[]];
  return Object.fromEntries(areas.map((area, i) => [area, tokens[(i + 1) % tokens.length]])) as T;
}

/** All that the page holds: markup, title, what assistive technology is told, what the browser keeps for all windows. */
async function everything(page: Page): Promise<string> {
  const markup = await page.evaluate(() => {
    const kept = Object.entries({ ...localStorage, ...sessionStorage }).join('\n');
    return [document.title, document.documentElement.outerHTML, document.body.innerText, kept].join('\n');
  });
  const told = await page.locator('body').ariaSnapshot();
  return `${markup}\n${told}`;
}

/** Settled: opened anew, and nothing moves any more. */
async function opened(page: Page, opens: boolean): Promise<string> {
  await page.reload();
  await ready(page);
  await expect(page.locator('[data-answered]')).toBeAttached();
  await page.waitForTimeout(400);
  if (opens) {
    const pad = await page.locator('[data-curtain] [data-hold]').boundingBox();
    await page.mouse.move(pad!.x + pad!.width / 2, pad!.y + pad!.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(650);
    await page.mouse.up();
    await expect(page.locator('[data-curtain]')).toHaveCount(0);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(500);
  }
  return everything(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing hidden is in the page, behind a curtain or in another hand', async ({ page, complaints }) => {
  test.setTimeout(900_000);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('storage', (event) => console.log('storage', event.key, event.newValue));
  });
  const game = await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 21);
  const compared = { closed: 0, open: 0 };
  const abouts = new Map<string, number>();
  let decisions = 0;
  let lyingOpen = 0;
  while ((LONG || decisions < 45) && (await player.decide())) {
    decisions++;
    const { position } = await checkpointOf(page, game);
    const curtain = position.asks?.find(({ secret }) => secret);
    const about = curtain?.about ?? 'public';
    const looked = abouts.get(about) ?? 0;
    // Each kind of secret a few times; between them now and then, since the decks are always hidden.
    if (looked >= 3 || (curtain === undefined && lyingOpen++ % 20 !== 0)) continue;
    abouts.set(about, looked + 1);
    for (const opens of curtain === undefined ? [false] : [false, true]) {
      const before = await checkpointOf(page, game);
      const shown = await opened(page, opens);
      const holder = opens ? await page.locator('[data-answered]').getAttribute('data-holder') : null;
      const { checkpoint, changes } = exchanged(before, holder);
      expect(changes).toBeGreaterThan(0);
      // A checkpoint that the app did not believe would be made anew from the answers, and nothing would be exchanged.
      expect(openPosition(checkpoint.position, checkpoint.at)).toMatchObject({ ok: true });
      await putCheckpoint(page, game, checkpoint);
      expect(await opened(page, opens)).toBe(shown);
      await putCheckpoint(page, game, before);
      await page.reload();
      compared[opens ? 'open' : 'closed']++;
    }
  }
  expect(compared.closed).toBeGreaterThan(2);
  expect(compared.open).toBeGreaterThan(1);
  const seen = LONG ? ['assigning-orders', 'house-card', 'bidding', 'public'] : ['assigning-orders', 'public'];
  expect([...abouts.keys()]).toEqual(expect.arrayContaining(seen));
  expect(told).toEqual([]);
  expect(complaints).toEqual([]);
});
