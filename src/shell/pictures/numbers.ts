// Numbers that two people compare, or tell each other across the table.

import { hashOf, hexOf } from '../saves/hex';
import { ITERATIONS, slowHash } from '../saves/pinHash';

export const REPLY_DIGITS = 4;
const MARK_DIGITS = 12;
const GROUP = 3;

/**
 * Six digits would be too few: the number depends on nothing but the key, so somebody could prepare a million keys at home, one
 * for each number. With twelve digits and a slow hash a fast machine would need months.
 */
const AS_SLOW = { iterations: ITERATIONS, salt: '', innerSalt: null } as const;

const digits = (hex: string, count: number): string =>
  String(BigInt(`0x${hex}`) % 10n ** BigInt(count)).padStart(count, '0');

/** The number of a tablet's key: both tablets show the same one if it is this tablet's key that was scanned. */
export async function markOf(key: string): Promise<string> {
  const number = digits((await slowHash(key, AS_SLOW)).split(':').at(-1)!, MARK_DIGITS);
  return Array.from({ length: MARK_DIGITS / GROUP }, (_, at) => number.slice(at * GROUP, (at + 1) * GROUP)).join(' ');
}

/** The number that a tablet shows once it has the whole parcel; nobody can know it before. */
export const replyOf = async ({ parcel, receiver }: { readonly parcel: string; readonly receiver: string }) =>
  digits(hexOf(await hashOf(new TextEncoder().encode(`${parcel} ${receiver}`))), REPLY_DIGITS);
