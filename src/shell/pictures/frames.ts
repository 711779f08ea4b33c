// The text in a code, and what it means: a piece of a parcel; the word that lets a tablet play; the key of a phone, or of a
// tablet that receives a game.

import { fromBase45, toBase45 } from './base45';
import { crc32 } from './crc32';
import { bytesOfHex, hexOf } from '../saves/hex';
import type { Piece } from './fountain';

/** The number of bytes of its hash that name a parcel in each of its pieces. */
const NAME = 4;
const HASH = 16;
const RECEIVER = 8;
const WORD = 16;
const KEY = 65;
const SUM = 4;

/**
 * The bytes in a piece. With the rest of the text they fill a code of 49 modules; larger codes cannot be read from a tablet
 * held at an angle.
 */
export const BLOCK = 128;
/** The largest parcel: enough for a backup of everything somebody has. Anything that claims to be larger is not ours. */
export const MOST_BYTES = 512 * 1024;
export const MOST_PIECES = 65_536;

export type Frame =
  | ({ readonly kind: 'piece'; readonly parcel: string; readonly size: number } & Piece)
  | { readonly kind: 'word'; readonly parcel: string; readonly receiver: string; readonly word: string }
  | { readonly kind: 'key' | 'tablet'; readonly key: string };

/**
 * `foreign`: the code is not from this app. `newer`, `older`: it is from another version of it. `torn`: it is incomplete or
 * damaged.
 */
export type Misread = 'foreign' | 'newer' | 'older' | 'torn';

const MARK = 'CROWN';
/** Version 1 showed games in a form that anybody who filmed them could read. */
const VERSION = 2;
const HEAD = `${MARK}${VERSION}:`;
const ANY_HEAD = /^CROWN(\d+):/;
const KINDS = ['piece', 'word', 'key', 'tablet'] as const;

export const HEX = { name: 2 * NAME, hash: 2 * HASH, receiver: 2 * RECEIVER, word: 2 * WORD, key: 2 * KEY } as const;

export function textOf(frame: Frame): string {
  const parts = [KINDS.indexOf(frame.kind)];
  if (frame.kind === 'piece') {
    parts.push(...bytesOfHex(frame.parcel.slice(0, HEX.name)), ...number(frame.size, 3), ...number(frame.number, 2));
    parts.push(...frame.bytes);
  } else if (frame.kind === 'word')
    parts.push(...bytesOfHex(frame.parcel), ...bytesOfHex(frame.receiver), ...bytesOfHex(frame.word));
  else parts.push(...bytesOfHex(frame.key));
  return HEAD + toBase45(Uint8Array.from([...parts, ...number(crc32(Uint8Array.from(parts)), SUM)]));
}

export function read(text: string): Frame | Misread {
  const head = ANY_HEAD.exec(text);
  if (head === null) return 'foreign';
  if (Number(head[1]) !== VERSION) return Number(head[1]) > VERSION ? 'newer' : 'older';
  const all = fromBase45(text.slice(head[0].length));
  if (all === null || all.length <= SUM) return 'torn';
  const bytes = all.subarray(0, -SUM);
  if (numberIn(all.subarray(-SUM)) !== crc32(bytes)) return 'torn';
  return frameIn(new Cursor(bytes)) ?? 'torn';
}

function frameIn(cursor: Cursor): Frame | null {
  const kind = KINDS[numberIn(cursor.next(1))];
  if (kind === 'piece') {
    const [parcel, size, number] = [hexOf(cursor.next(NAME)), numberIn(cursor.next(3)), numberIn(cursor.next(2))];
    const bytes = cursor.next(BLOCK);
    const isSound = cursor.isAtEnd && bytes.length === BLOCK && size > 0 && size <= MOST_BYTES;
    return isSound ? { kind, parcel, size, number, bytes } : null;
  }
  if (kind === 'word') {
    const [parcel, receiver, word] = [HASH, RECEIVER, WORD].map((length) => hexOf(cursor.next(length)));
    return cursor.isAtEnd && word?.length === HEX.word ? { kind, parcel: parcel!, receiver: receiver!, word } : null;
  }
  if (kind === undefined) return null;
  const key = hexOf(cursor.next(KEY));
  return cursor.isAtEnd && key.length === HEX.key ? { kind, key } : null;
}

class Cursor {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  next(count: number): Uint8Array {
    const part = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += part.length;
    return part;
  }
}

/** The bytes of a number, the highest first. */
const number = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

const numberIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
