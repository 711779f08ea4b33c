// The characters that a font file (WOFF2) has glyphs for.

import { brotliDecompressSync } from 'node:zlib';

/** Of the 63 tables that WOFF2 knows by a number, those this reads. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** The table of characters. */
function cmapOf(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  const packed = file.readUInt32BE(20);
  let at = 48;
  /** Seven bits a byte, the highest first; all but the last have the eighth set. */
  const number = (): number => {
    for (let value = 0; ; at++) {
      value = value * 128 + (file[at]! & 127);
      if (file[at]! < 128) {
        at++;
        return value;
      }
    }
  };
  let from = 0;
  let found: readonly [from: number, to: number] | null = null;
  for (let i = 0; i < tables; i++) {
    const flags = file[at++]!;
    const tag = flags & 63;
    if (tag === NAMED) at += 4;
    const whole = number();
    // Outlines are rewritten unless it says 3, all others if it says anything.
    const isRewritten = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isRewritten ? number() : whole;
    if (tag === CMAP) found = [from, from + length];
    from += length;
  }
  if (found === null) throw new Error('The font has no table of characters');
  return brotliDecompressSync(file.subarray(at, at + packed)).subarray(...found);
}

/** Format 4, which has what is below U+10000: ranges of characters, each shifted or by a list. */
export function glyphsOf(file: Buffer): Set<string> {
  const cmap = cmapOf(file);
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const start = starts.find((one) => cmap.readUInt16BE(one) === 4);
  if (start === undefined) throw new Error('The font has no table of characters in format 4');
  const double = cmap.readUInt16BE(start + 6);
  const ends = start + 14;
  const glyphs = new Set<string>();
  for (let i = 0; i < double; i += 2) {
    const last = cmap.readUInt16BE(ends + i);
    const first = cmap.readUInt16BE(ends + 2 + double + i);
    const shift = cmap.readUInt16BE(ends + 2 + 2 * double + i);
    const listed = ends + 2 + 3 * double + i;
    const list = cmap.readUInt16BE(listed);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const named = list === 0 ? code : cmap.readUInt16BE(listed + list + 2 * (code - first));
      const glyph = list === 0 || named !== 0 ? (named + shift) & 0xffff : 0;
      if (glyph !== 0) glyphs.add(String.fromCharCode(code));
    }
  }
  return glyphs;
}
