import { afterEach, expect, test, vi } from 'vitest';
import { packed, TYPE, unpacked } from '../../../scripts/worker/packing.js';

const TEXT = 'export const word = "crown";\n'.repeat(50);
const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br', 'content-length': '7' };
const built = () => new Response(TEXT, { headers });

afterEach(() => void vi.unstubAllGlobals());

test('a file is kept small and comes out as it was', async () => {
  const kept = await packed(built());
  expect((await kept.clone().arrayBuffer()).byteLength).toBeLessThan(TEXT.length / 5);
  expect(Object.fromEntries(kept.headers)).toEqual({ 'content-type': 'application/gzip', [TYPE]: 'text/javascript' });
  const used = await unpacked(kept);
  expect(await used.text()).toBe(TEXT);
  expect(Object.fromEntries(used.headers)).toEqual({ 'content-type': 'text/javascript' });
});

test.each(['CompressionStream', 'DecompressionStream'])('a browser without %s packs nothing', async (name) => {
  vi.stubGlobal(name, undefined);
  Reflect.deleteProperty(globalThis, name);
  const kept = await packed(built());
  expect(kept.headers.has(TYPE)).toBe(false);
  expect(await kept.text()).toBe(TEXT);
});
