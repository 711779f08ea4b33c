// Files that are posted to the worker wait for the page, bounded; each web page can post some.

import { beforeEach, expect, test, vi } from 'vitest';

const LARGEST = 64 * 1024 * 1024;
const SCOPE = 'https://example.org/crown/';

let kept: Map<string, number>;
const forget = vi.fn<(name: string) => Promise<boolean>>();

beforeEach(() => {
  kept = new Map();
  forget.mockReset().mockResolvedValue(true);
  vi.stubGlobal('self', { registration: { scope: SCOPE } });
  const put = async (url: string, response: Response) =>
    void kept.set(url.slice(SCOPE.length), (await response.arrayBuffer()).byteLength);
  vi.stubGlobal('caches', { delete: forget, open: () => Promise.resolve({ put }) });
});

async function share(...files: readonly (readonly [name: string, bytes: number])[]): Promise<Response> {
  const { takeShared } = await import('../../../scripts/worker/shared.js');
  const form = new FormData();
  for (const [name, bytes] of files) form.append('games', new File([new Uint8Array(bytes)], name));
  return takeShared({ request: { formData: () => Promise.resolve(form) } });
}

test('what is shared waits by its name, in the place of what nobody has read', async () => {
  const response = await share(['a b?.json', 8], ['c.gz', 5]);
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SCOPE}?shared`]);
  expect(forget.mock.calls).toEqual([[`shared ${SCOPE}`]]);
  expect([...kept]).toEqual([
    ['shared/0?a%20b%3F.json', 8],
    ['shared/1?c.gz', 5]
  ]);
});

test('what is too large stays too large, whatever came before it, and nothing comes after it', async () => {
  await share(['small.json', 8], ['large.json', LARGEST + 10], ['late.json', 8]);
  expect([...kept.values()]).toEqual([8, LARGEST + 1]);
});

test('more than twenty are not kept', async () => {
  await share(...Array.from({ length: 40 }, (_, i) => [`${i}.json`, 1] as const));
  expect(kept.size).toBe(20);
});
