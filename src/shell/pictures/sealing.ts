// Two devices agree on a key that nobody who films both of them learns (ECDH over P-256), and lock what they show each other
// with it (HKDF, AES-GCM): one key for each question, another one for its answer, another one for a game that moves.

import { packed, unpacked } from '../saves/files/archive';
import { bytesOfHex, hashOf, hexOf } from '../saves/hex';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const IV = 12;
/** The number of bytes that say where the content ends and the padding begins. */
const LENGTH = 4;

export interface Keys {
  /** The public key in hex; anybody may see it. */
  readonly open: string;
  readonly own: JsonWebKey;
}

/** The use of a key. */
export type Purpose = 'question' | 'answer' | 'game';

export interface Between {
  readonly keys: Keys;
  /** The public key of the other device. */
  readonly other: string;
  readonly game: string;
  readonly question: string;
}

export async function newKeys(): Promise<Keys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const open = hexOf(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
  return { open, own: await crypto.subtle.exportKey('jwk', privateKey) };
}

/** False if the bytes are not a point of the curve. */
export const isKey = (open: string): Promise<boolean> =>
  publicKey(open).then(
    () => true,
    () => false
  );

const publicKey = (open: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOfHex(open) as Uint8Array<ArrayBuffer>, CURVE, false, []);

/** Throws if the other key is invalid. */
export async function keyFor({ keys, other, game, question }: Between, way: Purpose): Promise<CryptoKey> {
  const own = await crypto.subtle.importKey('jwk', keys.own, CURVE, false, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: await publicKey(other) }, own, 256);
  const root = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: utf8(question), info: utf8(`${way} ${game}`) };
  return crypto.subtle.deriveKey(how, root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** A key for what several devices may read: each of them gets this key locked for itself. */
export const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOfHex(secret) as Uint8Array<ArrayBuffer>, 'AES-GCM', false, [
    'encrypt',
    'decrypt'
  ]);

/**
 * Locks data. `about` is not hidden, but if it is replaced the box does not open. Every box whose packed content is at most
 * `room` bytes has the same length; otherwise the length would tell which of a few answers it is.
 */
export async function seal(key: CryptoKey, data: unknown, about: string, room: number): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const how = { name: 'AES-GCM', iv, additionalData: utf8(about) };
  const inside = new Uint8Array(await (await packed(data)).arrayBuffer());
  const padded = new Uint8Array(LENGTH + Math.ceil(inside.length / room) * room);
  new DataView(padded.buffer).setUint32(0, inside.length);
  padded.set(inside, LENGTH);
  const locked = new Uint8Array(await crypto.subtle.encrypt(how, key, padded));
  return Uint8Array.from([...iv, ...locked]);
}

/** Opens a box; null if it was sealed with another key, or about something else, or has been changed. */
export async function unseal(key: CryptoKey, box: Uint8Array, about: string): Promise<unknown> {
  const how = { name: 'AES-GCM', iv: box.slice(0, IV), additionalData: utf8(about) };
  try {
    const padded = await crypto.subtle.decrypt(how, key, box.slice(IV));
    const length = new DataView(padded).getUint32(0);
    const read = await unpacked(new Blob([padded.slice(LENGTH, LENGTH + length)]));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** The short name of a public key in a picture. */
export const nameOf = async (open: string): Promise<string> => hexOf(await hashOf(utf8(open))).slice(0, 16);

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
