import { text as manifest } from 'text:shell/manifest';
import { text as table } from 'text:shell/table';
import { expect } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { LANGUAGES } from '#text/languages';
import { precached, ready, test } from './support/app';

test.use({ serviceWorkers: 'allow' });

test('the app opens and says what it is', async ({ page, complaints }) => {
  await page.goto('./');
  await ready(page);
  await expect(page).toHaveTitle('Pass the Crown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the Crown');
  await expect(page.getByText('An unofficial fan work.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ready to play offline')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('after the first visit it opens without a network, on any address, one that does not exist too', async ({
  page,
  context,
  complaints
}) => {
  await page.goto('./');
  await precached(page);
  await context.setOffline(true);

  for (const address of ['./', './?seed=1']) {
    await page.goto(address);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the Crown');
    const images = page.locator('img');
    // A picture of the first round and of each game, and the sign of the app.
    await expect(images).toHaveCount(4);
    for (const image of await images.all())
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(complaints).toEqual([]);

  await page.goto('./no/such/page');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(table('lost'));
  await page.getByRole('link', { name: table('lost.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the Crown');
  // The router logs each address that it does not know.
  complaints.splice(0);

  await test.step('each language has a manifest of its own, which is kept', async () => {
    for (const language of LANGUAGES) {
      const told = await page.evaluate(
        async (name) => (await (await fetch(name)).json()) as object,
        `./manifest.${language}.webmanifest`
      );
      expect(told).toMatchObject({
        name: table('app'),
        lang: language,
        description: manifest.in(language)('description'),
        shortcuts: [
          { name: manifest.in(language)('shortcut-continue'), url: './play' },
          { name: manifest.in(language)('shortcut-new-game'), url: './new' },
          { name: manifest.in(language)('shortcut-rules'), url: './rules' },
          { name: manifest.in(language)('shortcut-phone'), url: './phone' }
        ],
        launch_handler: { client_mode: 'focus-existing' },
        file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
        share_target: { action: './shared', method: 'POST' }
      });
    }
  });
});

// Only a browser with windows knows what can be installed.
test('the browser accepts the manifest', async ({ playwright, launchOptions, baseURL }) => {
  const executablePath = systemChromium();
  const browser = await playwright.chromium.launch({
    args: launchOptions.args ?? [],
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath })
  });
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await page.goto('./');
  await precached(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'en', display: 'standalone', start_url: './' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await browser.close();
});

test('the app is installed in the language of the table', async ({ page }) => {
  const link = page.locator('link[rel=manifest]');
  await page.goto('./settings');
  await ready(page);
  await expect(link).toHaveAttribute('href', /\/manifest\.en\.webmanifest$/);
  await page.locator("[data-choose='table-language']").selectOption('hu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(link).toHaveAttribute('href', /\/manifest\.hu\.webmanifest$/);
});

test('whoever gets a link sees what it leads to', async ({ page, request }) => {
  await page.goto('./');
  const content = (name: string): Promise<string | null> =>
    page.locator(`meta[name='${name}'], meta[property='${name}']`).getAttribute('content');
  for (const name of ['description', 'og:description'])
    expect(await content(name)).toBe(manifest.in('en')('description'));
  expect(await content('og:title')).toBe(table('app'));
  const picture = await request.get((await content('og:image'))!);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('the page has a policy, and it holds', async ({ page }) => {
  await page.goto('./');
  await ready(page);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
      })
  );
  expect(refused).toBe('script-src-elem');
  await expect(page).toHaveTitle('Pass the Crown');
});

test('an address that does not exist is a 404 to the host', async ({ request }) => {
  const response = await request.get('./no/such/page');
  expect(response.status()).toBe(404);
  const told = await request.get('./manifest.en.webmanifest');
  expect(told.headers()['content-type']).toBe('application/manifest+json');
});

test('each light shows itself in the settings, whatever light the page has', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('./settings');
    await ready(page);
    const groundOf = (theme: string, part: string) =>
      page.locator(`[data-choose='theme:${theme}'] ${part}`).evaluate((one) => getComputedStyle(one).backgroundColor);
    const [candle, day] = [await groundOf('dark', '.panel'), await groundOf('light', '.panel')];
    expect(candle).not.toBe(day);
    expect(await groundOf('system', '.panel')).toBe(day);
    expect(await groundOf('system', '.sea')).toBe(await groundOf('dark', '.sea'));
  }
});
