import { afterEach, expect, test, vi } from 'vitest';
import { packing, TYPE } from '../../../scripts/worker/packing.js';

const request = new Request('http://crown/a.js');
const TEXT = 'export const word = "crown";\n'.repeat(50);
const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br', 'content-length': '7' };
const built = () => new Response(TEXT, { headers });
const asked = { cacheName: 'kept', request, event: new Event('fetch') };
const plugin = packing(() => 'packed');

async function packed(): Promise<Response> {
  const response = await plugin.cacheWillUpdate({ request, response: built() });
  return response!;
}

afterEach(() => void vi.unstubAllGlobals());

test('a file is kept small and comes out as it was', async () => {
  const kept = await packed();
  expect((await kept.clone().arrayBuffer()).byteLength).toBeLessThan(TEXT.length / 5);
  expect(Object.fromEntries(kept.headers)).toEqual({ 'content-type': 'application/gzip', [TYPE]: 'text/javascript' });
  const used = await plugin.cachedResponseWillBeUsed({ ...asked, cachedResponse: kept });
  expect(await used!.text()).toBe(TEXT);
  expect(Object.fromEntries(used!.headers)).toEqual({ 'content-type': 'text/javascript' });
});

test('where a browser cannot pack it lies as it is, and a refusal is not kept', async () => {
  const refused = new Response('', { status: 404 });
  expect(await plugin.cacheWillUpdate({ request, response: refused })).toBeNull();
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  expect(await (await packed()).text()).toBe(TEXT);
});

test('what is broken is taken for absent', async () => {
  const kept = await packed();
  const bytes = new Uint8Array(await kept.arrayBuffer()).fill(0, 20, 40);
  const broken = new Response(bytes, { headers: kept.headers });
  expect(await plugin.cachedResponseWillBeUsed({ ...asked, cachedResponse: broken })).toBeUndefined();
});

test('an install only asks whether it is there', async () => {
  const kept = await packed();
  const event = new Event('install');
  expect(await plugin.cachedResponseWillBeUsed({ ...asked, event, cachedResponse: kept })).toBe(kept);
  expect(await plugin.cachedResponseWillBeUsed(asked)).toBeUndefined();
});

test('text that is read lies as it is from then on', async () => {
  const put = vi.fn<(request: Request, response: Response) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) });
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), { waitUntil: (one: Promise<unknown>) => void work.push(one) });
  const read = { ...asked, event, cachedResponse: await packed() };
  const used = await packing(() => 'until-read').cachedResponseWillBeUsed(read);
  await Promise.all(work);
  expect(await put.mock.calls[0]![1].text()).toBe(TEXT);
  expect(await used!.text()).toBe(TEXT);
});
