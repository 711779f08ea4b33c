// What the worker does when a page speaks to it, and when it has no answer. Workbox is not here: what it was given is called.

import { beforeEach, expect, test, vi } from 'vitest';

/** It has the names of a worker's world, and not of a page's. */
const WORKER: string = '../../../scripts/worker/sw.js';
const SCOPE = 'https://example.org/crown/';
const FILES = ['a.js', 'b.css', 'index.html', 'watch.js'];
const SAYS = 'say("Ça n’a pas démarré")';

const given = vi.hoisted(() => ({
  anyPage: vi.fn<() => Promise<Response>>(),
  looked: vi.fn<(url: string) => Promise<Response | undefined>>(),
  routes: [] as { isMeant: RegExp | ((asked: { url: URL }) => boolean); answer: () => Promise<Response> }[],
  otherwise: null as ((asked: { request: { mode: string } }) => Promise<Response>) | null
}));

vi.mock('workbox-core', () => ({
  cacheNames: { precache: 'precache' },
  clientsClaim: () => undefined,
  setCacheNameDetails: () => undefined
}));
vi.mock('workbox-precaching', () => ({
  addPlugins: () => undefined,
  cleanupOutdatedCaches: () => undefined,
  createHandlerBoundToURL: () => given.anyPage,
  getCacheKeyForURL: (url: string) => SCOPE + url,
  precacheAndRoute: () => undefined
}));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {},
  registerRoute: (isMeant: (typeof given.routes)[number]['isMeant'], answer: () => Promise<Response>) =>
    void given.routes.push({ isMeant, answer }),
  setCatchHandler: (handler: typeof given.otherwise) => void (given.otherwise = handler)
}));
vi.mock('workbox-strategies', () => ({ CacheFirst: class {} }));
vi.mock('../../../scripts/worker/keeping.js', () => ({
  keeping: () => ({
    cachedResponseWillBeUsed: ({ request }: { request: Request }) => given.looked(request.url.slice(SCOPE.length))
  })
}));

const heard: ((event: unknown) => void)[] = [];
const skipWaiting = vi.fn<() => Promise<void>>();

/** What each cache holds, by address. */
const kept = new Map<string, Map<string, Response>>();
const held = (name: string): Map<string, Response> => {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return files;
};
const isKept = (file: string): void => void held('precache').set(SCOPE + file, new Response(file));

/** A page says that; resolves when the worker has done it. */
async function say(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  for (const hear of heard) hear({ data, waitUntil: (one: Promise<unknown>) => void work.push(one) });
  await Promise.all(work);
}

beforeEach(async () => {
  heard.length = 0;
  given.routes.length = 0;
  skipWaiting.mockReset().mockResolvedValue();
  kept.clear();
  vi.useRealTimers();
  given.looked.mockReset().mockImplementation((file) => Promise.resolve(new Response(file)));
  given.anyPage.mockReset();
  vi.stubGlobal('location', new URL(`${SCOPE}sw.js`));
  vi.stubGlobal('caches', {
    match: (asked: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(held(cacheName).get(asked)?.clone()),
    open: (name: string) =>
      Promise.resolve({
        keys: () => Promise.resolve([...held(name).keys()].map((url) => ({ url }))),
        match: (asked: Request) => Promise.resolve(held(name).get(asked.url)),
        put: (asked: string, response: Response) => Promise.resolve(void held(name).set(asked, response))
      })
  });
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    __WB_MANIFEST: FILES.map((url) => ({
      url,
      revision: null,
      integrity: '',
      source: url === 'watch.js' ? encodeURIComponent(SAYS) : undefined
    })),
    addEventListener: (type: string, hear: (event: unknown) => void) => void (type === 'message' && heard.push(hear)),
    skipWaiting
  });
  vi.resetModules();
  await import(WORKER);
});

test('a new version takes over when the player wants it, and by no other word', async () => {
  await say({ type: 'CHECK' });
  await say(undefined);
  expect(skipWaiting).not.toHaveBeenCalled();
  await say({ type: 'SKIP_WAITING' });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test('when a page asks, each file is looked at', async () => {
  FILES.forEach(isKept);
  await say({ type: 'CHECK' });
  expect(given.looked.mock.calls).toEqual(FILES.map((file) => [file]));
});

const HOUR = 60 * 60 * 1000;
/** What is looked at when a page asks so long after the last one did. */
async function lookedAfter(hours: number): Promise<readonly string[]> {
  given.looked.mockClear();
  vi.setSystemTime(Date.now() + hours * HOUR);
  await say({ type: 'CHECK' });
  return given.looked.mock.calls.map(([file]) => file);
}

test('on the same day only what is not there is looked at; on the next all again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  FILES.forEach(isKept);
  expect(await lookedAfter(0)).toEqual(FILES);
  expect(await lookedAfter(0)).toEqual([]);
  expect(await lookedAfter(23)).toEqual([]);
  held('precache').delete(`${SCOPE}b.css`);
  expect(await lookedAfter(0)).toEqual(['b.css']);
  isKept('b.css');
  expect(await lookedAfter(1)).toEqual(FILES);
  expect(await lookedAfter(23)).toEqual([]);
});

test('a clock that was ahead does not keep files from being looked at', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  FILES.forEach(isKept);
  expect(await lookedAfter(0)).toEqual(FILES);
  expect(await lookedAfter(-1)).toEqual(FILES);
  expect(await lookedAfter(1)).toEqual([]);
});

test('what could not be put back is looked at again when the next page asks', async () => {
  FILES.forEach(isKept);
  given.looked.mockResolvedValueOnce(undefined);
  expect(await lookedAfter(0)).toEqual(FILES);
  expect(await lookedAfter(0)).toEqual(FILES);
  expect(await lookedAfter(0)).toEqual([]);
});

test('whoever asks while files are looked at has one more round after this one, not beside it', async () => {
  let [open, most] = [0, 0];
  given.looked.mockImplementation(async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
    return undefined;
  });
  await Promise.all([say({ type: 'CHECK' }), say({ type: 'CHECK' }), say({ type: 'CHECK' })]);
  expect(most).toBe(1);
  expect(given.looked.mock.calls).toEqual([...FILES, ...FILES].map((file) => [file]));
});

test('a round that breaks off is not the last one', async () => {
  given.looked.mockRejectedValueOnce(new Error('gone'));
  await expect(say({ type: 'CHECK' })).rejects.toThrow('gone');
  await say({ type: 'CHECK' });
  expect(given.looked).toHaveBeenCalledTimes(1 + FILES.length);
});

test('a page that is lost is another page; if all are, one that says so', async () => {
  const asked = { request: { mode: 'navigate' } };
  const page = new Response('another');
  given.anyPage.mockResolvedValueOnce(page);
  expect(await given.otherwise!(asked)).toBe(page);
  given.anyPage.mockRejectedValueOnce(new Error('lost'));
  const last = await given.otherwise!(asked);
  expect(last.headers.get('content-type')).toBe('text/html');
  expect(await last.text()).toContain(`<script src="${SCOPE}watch.js">`);
});

test('what says that something is lost is not lost itself, whatever the cache holds', async () => {
  const answers = async (file: string): Promise<readonly string[]> => {
    const meant = given.routes.filter(
      ({ isMeant }) => typeof isMeant === 'function' && isMeant({ url: new URL(SCOPE + file) })
    );
    return Promise.all(meant.map(async ({ answer }) => (await answer()).text()));
  };
  expect(await answers('watch.js')).toEqual([SAYS]);
  expect(await answers('a.js')).toEqual([]);
  expect(await answers('rules/watch.js')).toEqual([]);
});

test('a script that is lost is no page', async () => {
  given.anyPage.mockResolvedValue(new Response('another'));
  expect((await given.otherwise!({ request: { mode: 'cors' } })).type).toBe('error');
});
