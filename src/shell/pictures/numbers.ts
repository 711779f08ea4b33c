// Numbers that two people compare or tell each other across the table.

import { hashOf, hexOf } from '../saves/hex';
import { ITERATIONS, slowHash } from '../saves/pinHash';

export const REPLY_DIGITS = 4;
const MARK_DIGITS = 12;
const GROUP = 3;

/**
 * Six digits would not do: nothing of the other tablet or of the evening is in the number, so a million keys could be made at home, one for each.
 * With twelve, each slow to make, a fast machine would be at it for months.
 */
const AS_SLOW = { iterations: ITERATIONS, salt: '', innerSalt: null } as const;

const digits = (hex: string, count: number): string =>
  String(BigInt(`0x${hex}`) % 10n ** BigInt(count)).padStart(count, '0');

/** Of the key of a tablet: the same on both, if it is this tablet's key that was scanned. */
export async function markOf(key: string): Promise<string> {
  const number = digits((await slowHash(key, AS_SLOW)).split(':').at(-1)!, MARK_DIGITS);
  return Array.from({ length: MARK_DIGITS / GROUP }, (_, at) => number.slice(at * GROUP, (at + 1) * GROUP)).join(' ');
}

/** What a tablet shows once it has all of a parcel, and nobody sees before. */
export const replyOf = async ({ parcel, receiver }: { readonly parcel: string; readonly receiver: string }) =>
  digits(hexOf(await hashOf(new TextEncoder().encode(`${parcel} ${receiver}`))), REPLY_DIGITS);
