// A hash that is slow to make, so that whoever finds one in a file needs time for every guess. How slow is written into it, and
// may grow. Four digits stay four digits: it holds up a glance, not somebody who sets a machine to it.

import { hexOf, randomHex } from './hex';

/** A tenth of a second where it was measured, half of one on a tablet that is four times slower. */
export const ITERATIONS = 300_000;

/** A file that wants more of them would keep the tablet busy for minutes. */
const MOST_ITERATIONS = 5_000_000;
const SALT_BYTES = 16;

const SLOW = /^pbkdf2:(\d{1,7}):([0-9a-f]{32}):([0-9a-f]{64})(?::([\w-]{1,64}))?$/;

export interface SlowHash {
  readonly iterations: number;
  readonly salt: string;
  /** Of the quick hash that is inside, where the PIN was kept that way before. */
  readonly innerSalt: string | null;
}

/** Null for anything else. */
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

/** Of a PIN that is still kept as `salt:hash` the hash is hashed again; nobody has to enter the PIN for that. */
export async function slowed(kept: string): Promise<string> {
  if (readSlowHash(kept) !== null) return kept;
  const [salt = '', hash = ''] = kept.split(':');
  // a damaged one matches no PIN, and stays so
  const innerSalt = salt.replace(/[^\w-]/g, '').slice(0, 64) || '-';
  return slowHash(hash, { iterations: ITERATIONS, salt: newSalt(), innerSalt });
}
