// A seat's PIN: stored as a slow hash, entered at the curtain, with a wait after every wrong one. It keeps honest people
// honest: anybody who can read the storage of the tablet needs no PIN.

import { loadSheet } from '../saves/store/savedGames';
import { hashOf, hexOf } from '../saves/hex';
import { readSlowHash, ITERATIONS, slowHash } from '../saves/pinHash';
import { countTry, forgive, waitFor } from '../saves/store/pinAttempts';

/** Without a secure context a browser cannot hash, and then no PINs are offered. */
export const canHavePins = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

export const hashPin = (pin: string): Promise<string> => slowHash(pin);

export async function isPin(entered: string, kept: string): Promise<boolean> {
  const slow = readSlowHash(kept);
  if (slow === null) return (await quickHash(entered, kept.slice(0, kept.indexOf(':')))) === kept;
  const { innerSalt } = slow;
  const secret = innerSalt === null ? entered : (await quickHash(entered, innerSalt)).slice(innerSalt.length + 1);
  return (await slowHash(secret, slow)) === kept;
}

/** The first form in which PINs were stored. */
async function quickHash(pin: string, salt: string): Promise<string> {
  return `${salt}:${hexOf(await hashOf(new TextEncoder().encode(`${salt}:${pin}`)))}`;
}

const isUpToDate = (kept: string): boolean => {
  const slow = readSlowHash(kept);
  return slow !== null && slow.innerSalt === null && slow.iterations >= ITERATIONS;
};

/** `wait`: milliseconds until the next attempt. */
export type Tried =
  | { readonly what: 'right' }
  | { readonly what: 'wrong' | 'too-soon'; readonly wait: number }
  /** The device could not save the attempt, or cannot hash. */
  | { readonly what: 'failed' };

/** The functions that a curtain needs to ask for a PIN. */
export interface Lock {
  readonly wait: () => Promise<number>;
  readonly open: (entered: string) => Promise<Tried>;
}

export const lockOf = (id: string, house: string): Lock => ({
  async wait() {
    const sheet = await loadSheet(id);
    return sheet.ok ? waitFor(sheet.value, house) : 0;
  },
  async open(entered) {
    if (!canHavePins()) return { what: 'failed' };
    const counted = await countTry(id, house);
    if (!counted.ok) return { what: 'failed' };
    const { sheet, wait } = counted.value;
    if (wait > 0) return { what: 'too-soon', wait };
    const kept = sheet.seats.find((seat) => seat.house === house)?.pin ?? null;
    if (kept !== null && !(await isPin(entered, kept))) return { what: 'wrong', wait: waitFor(sheet, house) };
    if (kept !== null) await forgive(id, house, isUpToDate(kept) ? kept : await hashPin(entered));
    return { what: 'right' };
  }
});
