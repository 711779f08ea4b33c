// Where the browser reads no codes itself, as Safari and Firefox do not, plain JavaScript reads them: here without any browser.

import { expect, test } from 'vitest';
import { decoded, lightOf } from '#shell/pictures/decoding';
import { BLOCK, HEX, read, textOf } from '#shell/pictures/frames';
import { pieceOf } from '#shell/pictures/fountain';
import { Collector, parcelOf } from '#shell/pictures/collector';
import { imageOf, seen, type Spoilt } from '#tests/support/seen';

const bytes = Uint8Array.from({ length: 2000 }, (_, at) => (at * 31 + (at >> 3)) % 256);

const piece = async (number: number): Promise<string> =>
  textOf({
    kind: 'piece',
    parcel: (await parcelOf(bytes)).slice(0, HEX.name),
    size: bytes.length,
    ...pieceOf(bytes, BLOCK, number)
  });

const SPOILT: Readonly<Record<string, Spoilt>> = {
  plain: {},
  'turned a little': { turned: 15 },
  'turned by a quarter': { turned: 90 },
  'upside down': { turned: 180 },
  aslant: { turned: -8, tilted: 0.08 },
  blurred: { blurred: 1.4 },
  'in the dusk': { light: 0.3 },
  small: { size: 0.6 }
};

test.each(Object.entries(SPOILT))('a code is read: %s', async (_, spoilt) => {
  for (const number of [0, 7, 40]) {
    const text = await piece(number);
    expect(await decoded(imageOf(seen(text, spoilt)), false)).toBe(text);
  }
});

test('one of a mirror is read where it is looked for', async () => {
  const text = await piece(3);
  const image = imageOf(seen(text, { mirrored: true, turned: 5 }));
  expect(await decoded(image, true)).toBe(text);
});

test('in the dark, or without a code, nothing is read, and the two are told apart', async () => {
  const dark = imageOf(seen(await piece(0), { light: 0.02 }));
  expect(lightOf(dark)).toBeLessThan(36);
  const empty = imageOf(seen(await piece(0), { size: 0.05 }));
  expect(await decoded(empty, false)).toBeNull();
  expect(lightOf(empty)).toBeGreaterThan(36);
});

test('codes of something else, or of another step, are read as what they are', async () => {
  const foreign = await decoded(imageOf(seen('https://example.org/menu', {}, false)), false);
  expect(read(foreign!)).toBe('foreign');
  const key = textOf({ kind: 'key', key: '04'.repeat(HEX.key / 2) });
  expect(await decoded(imageOf(seen(key, { turned: 10 }, false)), false)).toBe(key);
});

test('a parcel is whole from such images, a fifth of them missing', async () => {
  const collector = new Collector();
  let whole: Uint8Array | null = null;
  for (let number = 0; number < 60 && whole === null; number++) {
    if (number % 5 === 2) continue;
    const found = await decoded(imageOf(seen(await piece(number), { turned: number % 15, tilted: 0.05 })), false);
    const frame = found === null ? null : read(found);
    if (frame === null || typeof frame === 'string' || frame.kind !== 'piece') continue;
    whole = (await collector.take(frame))?.bytes ?? null;
  }
  expect(whole).toEqual(bytes);
});
