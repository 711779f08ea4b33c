// From screen to screen by picture, through real cameras of a browser that see what the other browser shows.

import { expect, type Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { text as pictures } from 'text:shell/pictures';
import { beginGame, ready } from './support/app';
import { codesOn, film, pointAt, test, type Device, type Spoilt } from './support/camera';
import { played } from './support/games';

const SPOILT: Spoilt = { turned: 12, tilted: 0.1, blurred: 0.8, lost: 20, size: 0.8 };

async function atHome(page: Page): Promise<void> {
  await page.goto('./');
  await ready(page);
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
}

async function bring(page: Page, save: unknown, name = 'The long evening'): Promise<string> {
  await atHome(page);
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('[role="status"]').getByText(name)).toBeVisible();
  await page.getByRole('button', { name: pages('home-continue') }).click();
  await page.waitForURL(/play\?game=/);
  return new URL(page.url()).searchParams.get('game') ?? '';
}

const press = ({ page }: Device, what: 'compare-yes' | 'show-replied' | 'take-scan' | 'held-scan'): Promise<void> =>
  page.getByRole('button', { name: pictures(what) }).click();

const markOn = ({ page }: Device): Promise<string | null> => page.locator('[data-mark]').getAttribute('data-mark');

/** The key of the other tablet is scanned, and the game is shown to it. */
async function show(from: Device, to: Device, path: string, spoilt: Spoilt = {}): Promise<void> {
  await atHome(to.page);
  await to.page.locator('[data-take]').click();
  await expect(to.page.locator('[data-mark]')).toBeVisible();
  await pointAt(from, to.page, 1, { ...spoilt, lost: 0 });
  await from.page.goto(path);
  await expect(from.page.locator('[data-mark]')).toBeVisible();
  expect(await markOn(from)).toBe(await markOn(to));
  await press(from, 'compare-yes');
  await expect(from.page.locator('canvas[data-code="parcel"]')).toBeVisible();
}

async function take(to: Device): Promise<void> {
  await press(to, 'take-scan');
  await expect(to.page.locator('[data-camera="live"]')).toBeVisible();
}

async function reply(from: Device, to: Device): Promise<void> {
  const number = await to.page.locator('[data-reply]').getAttribute('data-reply');
  await press(from, 'show-replied');
  await from.page.getByLabel(pictures('reply-asked')).fill(number ?? '');
  await from.page.getByRole('button', { name: pictures('reply-give') }).click();
  await expect(from.page.locator('[data-given]')).toBeVisible();
}

/** From the picture to the last code. */
async function handOver(from: Device, to: Device, count: number, spoilt: Spoilt): Promise<number> {
  await pointAt(to, from.page, count, spoilt);
  await take(to);
  const began = Date.now();
  await expect(to.page.locator('[data-held]')).toBeVisible();
  const took = Date.now() - began;
  await reply(from, to);
  await pointAt(to, from.page, 1, { ...spoilt, lost: 0 });
  await press(to, 'held-scan');
  await expect(to.page.locator('[data-taken]')).toBeVisible();
  return took;
}

/** Filmed for longer than it takes: a real picture never begins again. */
for (const [wanted, count, when] of [
  [1, 90, ''],
  [3, 120, ' @long'],
  [10, 200, ' @long']
] as const)
  test(`a game in round ${wanted} goes to another tablet through bad pictures${when}`, async ({ device }) => {
    const [here, there] = [await device('here'), await device('there')];
    const id = await bring(
      here.page,
      played(({ round, asks }) => round === wanted && asks[0]?.about === 'march')
    );
    await show(here, there, `./show?game=${id}`, SPOILT);
    const took = await handOver(here, there, count, SPOILT);
    test.info().annotations.push({ type: 'handed over', description: `${took} ms` });

    // Here it can only be looked at, however it is opened.
    await here.page.goto(`./play?game=${id}`);
    await expect(here.page.locator('[data-given]')).toBeVisible();
    await atHome(here.page);
    await expect(here.page.locator('main')).toContainText(pages('home-away'));

    await there.page.getByRole('button', { name: pictures('taken-play') }).click();
    await expect(there.page.locator('[data-answered]')).toBeVisible();
  });

test('each step of the hand-over is there again after a kill @long', async ({ device }) => {
  const [here, there] = [await device('here'), await device('there')];
  const id = await beginGame(here.page, { players: 3 });
  await show(here, there, `./show?game=${id}`);
  await pointAt(there, here.page, 30);
  await take(there);
  await expect(there.page.locator('[data-held]')).toBeVisible();
  await there.page.goto('about:blank');
  await atHome(there.page);
  await there.page.getByRole('button', { name: pages('home-finish') }).click();
  await expect(there.page.locator('[data-held]')).toBeVisible();

  await reply(here, there);
  await here.page.goto('about:blank');
  await here.page.goto(`./play?game=${id}`);
  await expect(here.page.locator('[data-given]')).toBeVisible();
  await pointAt(there, here.page);
  await press(there, 'held-scan');
  await expect(there.page.locator('[data-taken]')).toBeVisible();
  await there.page.getByRole('button', { name: pictures('taken-play') }).click();
  await expect(there.page.locator('[data-curtain]')).toBeVisible();

  // The other tablet is lost: asked twice, it goes on here.
  await here.page.getByRole('button', { name: pictures('claim') }).click();
  await here.page.getByRole('button', { name: pictures('claim-yes'), exact: true }).click();
  await expect(here.page.locator('[data-curtain]')).toBeVisible();
});

test('what a camera cannot use is told, with what to do, and what was read stays @long', async ({ device }) => {
  const [here, there] = [await device('here'), await device('there')];
  const id = await bring(
    here.page,
    played(({ round }) => round === 3)
  );
  await show(here, there, `./show?game=${id}`);
  const codes = await codesOn(here.page, 34);
  const told = there.page.locator('[data-hint]');

  // Upside down, and only a part of it.
  there.sees(await film(here.page, codes.slice(0, 3), { turned: 180 }));
  await take(there);
  await expect(there.page.locator('[data-progress="3"]')).toBeVisible();
  await expect(told).toHaveAttribute('data-hint', 'steady');
  const again = async (): Promise<void> => {
    await there.page.reload();
    await take(there);
  };
  for (const [spoilt, hint] of [
    [{ light: 0.03 }, 'dark'],
    [{ size: 0.06 }, 'nothing']
  ] as const) {
    there.sees(await film(here.page, codes.slice(0, 6), spoilt));
    await again();
    await expect(told).toHaveAttribute('data-hint', hint);
  }
  there.sees(await film(here.page, codes, { mirrored: true }));
  await again();
  await expect(there.page.locator('[data-held]')).toBeVisible();

  // A code of another step.
  await there.page.goto('./take');
  const key = await codesOn(there.page, 1);
  there.sees(await film(here.page, key, {}));
  await again();
  await expect(told).toHaveAttribute('data-hint', 'other');
});

test('a camera that is refused, missing or taken away is told, and asked again', async ({ device }) => {
  const refused = await device('refused', false);
  const open = (): Promise<void> => refused.page.getByRole('button', { name: pictures('take-scan') }).click();
  await refused.page.goto('./take');
  await open();
  await expect(refused.page.locator('[data-camera="refused"]')).toBeVisible();
  await expect(refused.page.getByText(`${pictures('camera-refused')} ${pictures('camera-else')}`)).toBeVisible();
  await refused.context.grantPermissions(['camera']);
  await refused.page.getByRole('button', { name: pictures('again') }).click();
  await expect(refused.page.locator('[data-camera="live"]')).toBeVisible();

  await refused.page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const failing = ['NotFoundError', 'NotReadableError'];
    mediaDevices.getUserMedia = async (wanted) => {
      const name = failing.shift();
      if (name !== undefined) throw new DOMException('as told', name);
      const stream = await open(wanted);
      Object.assign(globalThis, { lastTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
  await refused.page.reload();
  await open();
  for (const state of ['missing', 'busy']) {
    await expect(refused.page.locator(`[data-camera="${state}"]`)).toBeVisible();
    await refused.page.getByRole('button', { name: pictures('again') }).click();
  }
  await expect(refused.page.locator('[data-camera="live"]')).toBeVisible();
  await refused.page.evaluate(() =>
    (globalThis as unknown as { lastTrack: MediaStreamTrack }).lastTrack.dispatchEvent(new Event('ended'))
  );
  await expect(refused.page.locator('[data-camera="gone"]')).toBeVisible();
  await refused.page.getByRole('button', { name: pictures('again') }).click();
  await expect(refused.page.locator('[data-camera="live"]')).toBeVisible();
});

test('all games go to another tablet as a file does @long', async ({ device }) => {
  const [here, there] = [await device('here'), await device('there')];
  await beginGame(here.page, { players: 3 });
  await beginGame(here.page, { players: 4 });
  await here.page.goto('./settings');
  await ready(here.page);
  await expect(here.page.getByRole('button', { name: pages('show-all.act') })).toBeVisible();
  await show(here, there, './show');
  await pointAt(there, here.page, 40);
  await take(there);
  await expect(there.page.getByRole('dialog')).toContainText(pages('report-added'));
});
