// Whatever is missed, doubled, mixed or comes in any order, the bytes come back as they were, and soon.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { fromBase45, toBase45 } from '#shell/pictures/base45';
import { crc32 } from '#shell/pictures/crc32';
import { Basin, pieceOf } from '#shell/pictures/fountain';
import { BLOCK, HEX, MOST_BYTES, read, textOf, type Frame } from '#shell/pictures/frames';
import { Collector, parcelOf } from '#shell/pictures/collector';

const bytesFrom = (seed: string, size: number): Uint8Array => {
  const chance = new Chance(chanceFrom(seed));
  return Uint8Array.from({ length: size }, () => chance.below(256));
};

const SIZES = [1, BLOCK - 1, BLOCK, BLOCK + 1, 6000, 20_000];

describe('a fountain', () => {
  for (const size of SIZES)
    for (const lost of [0, 20, 40])
      test(`gives ${size} bytes back with ${lost} of 100 pictures lost`, () => {
        for (let run = 0; run < 12; run++) {
          const seed = `${size} ${lost} ${run}`;
          const [bytes, chance] = [bytesFrom(seed, size), new Chance(chanceFrom(seed))];
          const basin = new Basin(size, BLOCK);
          // Cameras begin anywhere.
          let [number, seen] = [chance.below(3 * basin.blocks), 0];
          for (; basin.whole() === null; number++) {
            if (chance.below(100) < lost) continue;
            seen++;
            const piece = pieceOf(bytes, BLOCK, number);
            const isNew = basin.take(piece);
            expect(basin.take(piece)).toBe(false);
            expect(basin.filled.filter((one) => one)).toHaveLength(basin.count);
            if (isNew) expect(basin.count).toBeLessThanOrEqual(basin.blocks);
          }
          expect(basin.whole()).toEqual(bytes);
          expect(seen).toBeLessThanOrEqual(basin.blocks + 24);
        }
      });

  test('takes them in any order', () => {
    const bytes = bytesFrom('order', 9000);
    const chance = new Chance(chanceFrom('shuffled'));
    const basin = new Basin(bytes.length, BLOCK);
    const numbers = chance.shuffle(Array.from({ length: 2 * basin.blocks }, (_, number) => number));
    for (const number of numbers) basin.take(pieceOf(bytes, BLOCK, number));
    expect(basin.whole()).toEqual(bytes);
  });

  test('says nothing before it has enough', () => {
    const bytes = bytesFrom('few', 3000);
    const basin = new Basin(bytes.length, BLOCK);
    for (let number = 0; number < basin.blocks - 1; number++) basin.take(pieceOf(bytes, BLOCK, 100 + number));
    expect(basin.whole()).toBe(null);
  });
});

describe('a code', () => {
  const frames: readonly Frame[] = [
    { kind: 'piece', parcel: 'deadbeef', size: 70_000, number: 65_535, bytes: bytesFrom('piece', BLOCK) },
    { kind: 'tablet', key: '04'.repeat(HEX.key / 2) },
    {
      kind: 'word',
      parcel: '01'.repeat(HEX.hash / 2),
      receiver: 'ff'.repeat(HEX.receiver / 2),
      word: '7f'.repeat(HEX.word / 2)
    }
  ];

  test.each(frames)('says what it was made of: $kind', (frame) => {
    expect(read(textOf(frame))).toEqual(frame);
  });

  test.each(frames)('with one character changed is torn, foreign or of another version: $kind', (frame) => {
    const text = textOf(frame);
    for (let at = 0; at < text.length; at++) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      expect(['torn', 'foreign', 'newer', 'older']).toContain(read(changed));
    }
    for (let length = 0; length < text.length; length++) expect(typeof read(text.slice(0, length))).toBe('string');
  });

  test('of something else, or of another version, is told apart', () => {
    for (const foreign of ['', 'https://example.org', 'WIFI:T:WPA;S:inn;P:crown;;', 'CROWN', 'crown1:AB'])
      expect(read(foreign)).toBe('foreign');
    expect(read(textOf(frames[0]!).replace('CROWN2:', 'CROWN3:'))).toBe('newer');
    expect(read(textOf(frames[0]!).replace('CROWN2:', 'CROWN1:'))).toBe('older');
    expect(read('CROWN2:')).toBe('torn');
  });

  test('that asks for more room than any parcel needs is torn', () => {
    const piece = { kind: 'piece', parcel: 'deadbeef', number: 1, bytes: bytesFrom('piece', BLOCK) } as const;
    expect(read(textOf({ ...piece, size: MOST_BYTES }))).toMatchObject({ size: MOST_BYTES });
    expect(read(textOf({ ...piece, size: MOST_BYTES + 1 }))).toBe('torn');
    expect(read(textOf({ ...piece, size: 0 }))).toBe('torn');
  });

  test('holds any bytes in characters of one kind', () => {
    expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0');
    for (let size = 0; size < 50; size++) {
      const bytes = bytesFrom(`base ${size}`, size);
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }
    for (const wrong of ['A', '::', ':::', 'abc', 'AÄ']) expect(fromBase45(wrong)).toBe(null);
  });

  test('has the checksum that everybody knows', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

describe('collector', () => {
  const piecesOf = async (bytes: Uint8Array, from: number, count: number) => {
    const parcel = (await parcelOf(bytes)).slice(0, HEX.name);
    return Array.from({ length: count }, (_, at) => ({
      kind: 'piece' as const,
      parcel,
      size: bytes.length,
      ...pieceOf(bytes, BLOCK, from + at)
    }));
  };

  test('keeps mixed parcels apart', async () => {
    const [one, two] = [bytesFrom('one', 4000), bytesFrom('two', 4000)];
    const collector = new Collector();
    const [ones, twos] = [await piecesOf(one, 7, 40), await piecesOf(two, 0, 40)];
    const whole: Uint8Array[] = [];
    for (const [at, piece] of ones.entries())
      for (const each of [piece, twos[at]!]) {
        const done = await collector.take(each);
        if (done !== null) whole.push(done.bytes);
      }
    expect(whole).toHaveLength(2);
    expect(whole).toContainEqual(one);
    expect(whole).toContainEqual(two);
  });

  test('begins anew where a piece was not what it said', async () => {
    const bytes = bytesFrom('forged', 3000);
    const collector = new Collector();
    const [first, ...others] = await piecesOf(bytes, 0, 60);
    await collector.take({ ...first!, bytes: bytesFrom('other', BLOCK) });
    let done = null;
    for (const piece of [...others, first!]) done ??= await collector.take(piece);
    expect(done?.bytes).toEqual(bytes);
  });

  test('tells how far it is', async () => {
    const bytes = bytesFrom('far', 10 * BLOCK);
    const collector = new Collector();
    expect(collector.progress).toBe(null);
    const pieces = await piecesOf(bytes, 0, 10);
    for (const at of [4, 2, 2, 9]) await collector.take(pieces[at]!);
    expect(collector.progress).toMatchObject({ count: 3, of: 10 });
    expect(collector.progress?.filled.flatMap((isIn, at) => (isIn ? [at] : []))).toEqual([2, 4, 9]);
  });
});
