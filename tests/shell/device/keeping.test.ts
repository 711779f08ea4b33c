// What the worker keeps and serves is what was published.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeping, type Way } from '../../../scripts/worker/keeping.js';
import { integrityOf } from '../../../scripts/worker/listed.mjs';
import { packed, TYPE } from '../../../scripts/worker/packing.js';

const TEXT = 'export const word = "crown";\n'.repeat(50);
const integrity = integrityOf(TEXT);
const request = new Request('http://crown/a.js?__WB_REVISION__=7');
const script = (text: string, type = 'text/javascript', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });

const asked = { cacheName: 'kept', request, event: new Event('fetch') };
const kept = (way?: Way) => keeping(() => ({ integrity, kept: way }));

const put = vi.fn<(request: Request, response: Response) => Promise<void>>();
const host = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  put.mockReset().mockResolvedValue();
  host.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) });
  vi.stubGlobal('fetch', host);
});
afterEach(() => void vi.unstubAllGlobals());

const WRONG = [
  ['a page in its place', script('<p>Welcome', 'text/html')],
  ['other bytes', script('export const word = "thorn";')],
  ['half of it', script(TEXT.slice(0, 400))],
  ['nothing', script('')],
  ['the right bytes as a page', script(TEXT, 'text/html')]
] as const;

test.each([...WRONG, ['a refusal', script(TEXT, 'text/javascript', 404)]] as const)(
  '%s is not kept',
  async (_, response) => {
    expect(await kept('packed').cacheWillUpdate({ request, response })).toBeNull();
  }
);

test('what is right is kept, packed if that is its way', async () => {
  const plain = await kept().cacheWillUpdate({ request, response: script(TEXT) });
  expect([await plain!.text(), plain!.headers.has(TYPE)]).toEqual([TEXT, false]);
  expect((await kept('packed').cacheWillUpdate({ request, response: script(TEXT) }))!.headers.has(TYPE)).toBe(true);
});

test('what is right is served as it lies, without the host', async () => {
  const lying = script(TEXT);
  expect(await kept().cachedResponseWillBeUsed({ ...asked, cachedResponse: lying })).toBe(lying);
  const used = await kept('packed').cachedResponseWillBeUsed({ ...asked, cachedResponse: await packed(script(TEXT)) });
  expect(await used!.text()).toBe(TEXT);
  expect([host.mock.calls.length, put.mock.calls.length]).toEqual([0, 0]);
});

test.each([['nothing at all', undefined], ...WRONG] as const)(
  '%s on the device is fetched again and put back; without a network it is absent',
  async (_, response) => {
    expect(await kept().cachedResponseWillBeUsed({ ...asked, cachedResponse: response?.clone() })).toBeUndefined();
    expect(put).not.toHaveBeenCalled();
    host.mockImplementation(() => Promise.resolve(script(TEXT)));
    const used = await kept().cachedResponseWillBeUsed({ ...asked, cachedResponse: response?.clone() });
    expect(await used!.text()).toBe(TEXT);
    expect(await put.mock.calls[0]![1].text()).toBe(TEXT);
  }
);

test('what is packed and wrong, or broken, is fetched again too', async () => {
  host.mockImplementation(() => Promise.resolve(script(TEXT)));
  const other = await packed(script('export const word = "thorn";'.repeat(50)));
  const whole = await packed(script(TEXT));
  const bytes = new Uint8Array(await whole.arrayBuffer()).fill(0, 20, 40);
  const broken = new Response(bytes, { headers: whole.headers });
  for (const cachedResponse of [other, broken]) {
    const used = await kept('packed').cachedResponseWillBeUsed({ ...asked, cachedResponse });
    expect(await used!.text()).toBe(TEXT);
  }
  await vi.waitFor(() => expect(put.mock.calls.map(([, { headers }]) => headers.has(TYPE))).toEqual([true, true]));
});

test('a host that answers wrongly is asked once more, past what the browser has kept of it', async () => {
  host.mockResolvedValueOnce(script('<p>Welcome', 'text/html')).mockResolvedValueOnce(script(TEXT));
  const used = await kept().cachedResponseWillBeUsed(asked);
  expect(await used!.text()).toBe(TEXT);
  expect(host.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([
    ['http://crown/a.js', 'default'],
    ['http://crown/a.js', 'reload']
  ]);
});

test('while it is installed what was wrong is put right, and a full disk ends it', async () => {
  const event = new Event('install');
  host.mockImplementation(() => Promise.resolve(script(TEXT)));
  put.mockRejectedValue(new Error('full'));
  const poisoned = { ...asked, event, cachedResponse: script('<p>Welcome', 'text/html') };
  await expect(kept().cachedResponseWillBeUsed(poisoned)).rejects.toThrow('full');
  // A page gets its file all the same.
  expect(await kept().cachedResponseWillBeUsed({ ...poisoned, event: asked.event })).toBeDefined();
});

test('text that is read lies as it is from then on, but not while it is installed', async () => {
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), { waitUntil: (one: Promise<unknown>) => void work.push(one) });
  const install = Object.assign(new Event('install'), { waitUntil: event.waitUntil });
  for (const one of [install, event]) {
    const cachedResponse = await packed(script(TEXT));
    const used = await kept('until-read').cachedResponseWillBeUsed({ ...asked, event: one, cachedResponse });
    expect(await used!.text()).toBe(TEXT);
  }
  expect(work).toHaveLength(1);
  await Promise.all(work);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await put.mock.calls[0]![1].text()).toBe(TEXT);
  const lying = script(TEXT);
  expect(await kept('until-read').cachedResponseWillBeUsed({ ...asked, event, cachedResponse: lying })).toBe(lying);
  expect(put).toHaveBeenCalledTimes(1);
});

test.each([
  ['style.css', 'text/css', 'text/html'],
  ['index.html', 'text/html', 'text/plain']
])('%s of another type is not kept', async (name, right, other) => {
  const earlier = keeping(() => undefined);
  const file = new Request(`http://crown/${name}`);
  const answer = (type: string) => ({ request: file, response: script('anything', type) });
  expect(await earlier.cacheWillUpdate(answer(right))).not.toBeNull();
  expect(await earlier.cacheWillUpdate(answer(other))).toBeNull();
});

test('of the build before only the type is known', async () => {
  const earlier = keeping(() => undefined);
  const other = script('anything');
  expect(await earlier.cachedResponseWillBeUsed({ ...asked, cachedResponse: other })).toBe(other);
  expect(await earlier.cacheWillUpdate({ request, response: script('<p>', 'text/html') })).toBeNull();
  expect(
    await earlier.cachedResponseWillBeUsed({ ...asked, cachedResponse: script('<p>', 'text/html') })
  ).toBeUndefined();
  expect(host).not.toHaveBeenCalled();
});
