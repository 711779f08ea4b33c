// A hash that is slow to compute, so that anybody who finds one in a file needs time for every guess. It contains how slow it
// is, which may grow. It stops a curious glance, not somebody who sets a machine to it: a PIN has only four digits.

import { hexOf, randomHex } from './hex';

/** A tenth of a second where it was measured, half a second on a tablet four times slower. */
export const ITERATIONS = 300_000;

/** A file that asks for more would keep the tablet busy for minutes. */
const MOST_ITERATIONS = 5_000_000;
const SALT_BYTES = 16;

const SLOW = /^pbkdf2:(\d{1,7}):([0-9a-f]{32}):([0-9a-f]{64})(?::([\w-]{1,64}))?$/;

export interface SlowHash {
  readonly iterations: number;
  readonly salt: string;
  /** The salt of the quick hash inside, if the PIN was stored that way before. */
  readonly innerSalt: string | null;
}

/** The parts of a slow hash; null for anything else. */
export function readSlowHash(kept: string): SlowHash | null {
  const [, iterations, salt, , innerSalt = null] = SLOW.exec(kept) ?? [];
  if (salt === undefined || Number(iterations) < 1 || Number(iterations) > MOST_ITERATIONS) return null;
  return { iterations: Number(iterations), salt, innerSalt };
}

const newSalt = (): string => randomHex(SALT_BYTES);

export async function slowHash(
  secret: string,
  { iterations, salt, innerSalt }: SlowHash = { iterations: ITERATIONS, salt: newSalt(), innerSalt: null }
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations };
  const hash = hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
  return `pbkdf2:${iterations}:${salt}:${hash}${innerSalt === null ? '' : `:${innerSalt}`}`;
}

/** For a PIN still stored as `salt:hash`, the hash is hashed again; nobody has to enter the PIN for that. */
export async function slowed(kept: string): Promise<string> {
  if (readSlowHash(kept) !== null) return kept;
  const [salt = '', hash = ''] = kept.split(':');
  // A damaged hash matches no PIN, and stays like that.
  const innerSalt = salt.replace(/[^\w-]/g, '').slice(0, 64) || '-';
  return slowHash(hash, { iterations: ITERATIONS, salt: newSalt(), innerSalt });
}
