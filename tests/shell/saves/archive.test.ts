// Files as they leave the device and come in: compressed, readable, bounded.

import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { MOST_TEXT, packed, readable, unpacked } from '#shell/saves/files/archive';

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());
const file = (...parts: BlobPart[]): Blob => new Blob(parts);

async function wrongWith(blob: Blob): Promise<string> {
  const read = await unpacked(blob);
  return read.ok ? 'nothing' : `${read.trouble.kind}: ${read.trouble.wrong?.what}`;
}

const DATA = {
  app: 'pass-the-crown',
  name: 'Café 👑',
  list: Array.from({ length: 40 }, (_, i) => ({ i, text: 'as it is' }))
};

describe('a file', () => {
  test('is smaller than its text and comes out as it went in', async () => {
    const blob = await packed(DATA);
    expect(blob.size).toBeLessThan(JSON.stringify(DATA).length / 2);
    expect([...(await bytesOf(blob)).slice(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(await unpacked(blob)).toEqual({ ok: true, value: DATA });
  });

  test('can be read by people: one thing a line', () => {
    const text = readable(DATA);
    expect(JSON.parse(text)).toEqual(DATA);
    expect(text.split('\n')).toContain('  {"i":7,"text":"as it is"},');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(122);
    expect(JSON.parse(readable({ a: undefined, b: 'x'.repeat(200) }))).toEqual({ b: 'x'.repeat(200) });
  });

  test('need not be compressed, and may have a byte order mark', async () => {
    expect(await unpacked(file(JSON.stringify(DATA)))).toEqual({ ok: true, value: DATA });
    expect(await unpacked(file('\uFEFF', readable(DATA)))).toEqual({ ok: true, value: DATA });
  });
});

describe('what is not ours', () => {
  test.each<[string, Blob, string]>([
    ['nothing', file(), 'not-ours'],
    ['a letter', file('Dear Ann'), 'not-ours'],
    ['a picture', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])), 'not-ours'],
    ['a compressed letter', file(gzipSync('Dear Ann')), 'not-ours'],
    ['half a game', file('{"app": "pass-the-cr'), 'torn'],
    ['half of the head of a compressed file', file(new Uint8Array([0x1f, 0x8b])), 'torn'],
    ['brackets', file('['.repeat(100_000) + ']'.repeat(100_000)), 'too-large'],
    ['brackets, compressed', file(gzipSync('{"a":'.repeat(1_000_000))), 'too-large'],
    ['a bomb', file(gzipSync(Buffer.alloc(MOST_TEXT + 1, ' '), { level: 1 })), 'too-large']
  ])('%s', async (_, blob, wrong) => {
    expect(await wrongWith(blob)).toBe(`damaged: ${wrong}`);
  });

  test('a bomb is not unpacked any further than it is allowed to be', async () => {
    let came = 0;
    class Watched extends DecompressionStream {
      override get readable(): DecompressionStream['readable'] {
        const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, out) {
            came += chunk.length;
            out.enqueue(chunk);
          }
        });
        return super.readable.pipeThrough(counting);
      }
    }
    vi.stubGlobal('DecompressionStream', Watched);
    expect(await wrongWith(file(gzipSync(Buffer.alloc(2 * MOST_TEXT), { level: 1 })))).toBe('damaged: too-large');
    vi.unstubAllGlobals();
    expect(came).toBeGreaterThan(MOST_TEXT);
    // what is on its way already
    expect(came).toBeLessThan(1.1 * MOST_TEXT);
  });

  test('a file that is too large is not even read', async () => {
    const large = file('{}');
    const read = vi.spyOn(large, 'arrayBuffer');
    vi.spyOn(large, 'size', 'get').mockReturnValue(MOST_TEXT + 1);
    expect(await wrongWith(large)).toBe('damaged: too-large');
    expect(read).not.toHaveBeenCalled();
  });

  test('brackets in a name are no depth', async () => {
    const name = '[{"\\'.repeat(200);
    expect(await unpacked(file(JSON.stringify({ name })))).toEqual({ ok: true, value: { name } });
  });

  test('a file that the device does not give out', async () => {
    const gone = file('{}');
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(file(), { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) })
    );
    expect(await wrongWith(gone)).toBe('damaged: unreadable');
  });

  test('a file cut off or changed at any byte of it', async () => {
    const whole = await bytesOf(await packed(DATA));
    for (let at = 2; at < whole.length; at++) expect(await wrongWith(file(whole.slice(0, at)))).toBe('damaged: torn');
    // the head also holds a time and a system, which do not matter; the rest is covered by a checksum
    for (let at = 10; at < whole.length; at++)
      expect(await wrongWith(file(whole.with(at, whole[at]! ^ 0x10)))).toBe('damaged: torn');
  });
});
