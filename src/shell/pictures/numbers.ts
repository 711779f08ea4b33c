// Numbers that two people compare or tell each other across the table.

import { hashOf, hexOf } from '../saves/hex';
import { slowHash } from '../saves/pinHash';

export const REPLY_DIGITS = 4;
const MARK_DIGITS = 6;

/** Slow to make: whoever wants to show a key of his own with the same number has a day of work for each try to find one. */
const AS_SLOW = { iterations: 100_000, salt: '', innerSalt: null } as const;

const digits = (hex: string, count: number): string =>
  String(BigInt(`0x${hex}`) % 10n ** BigInt(count)).padStart(count, '0');

/** Of the key of a tablet: the same on both, if it is this tablet's key that was scanned. */
export async function markOf(key: string): Promise<string> {
  const number = digits((await slowHash(key, AS_SLOW)).split(':').at(-1)!, MARK_DIGITS);
  return `${number.slice(0, 3)} ${number.slice(3)}`;
}

/** What a tablet shows once it has all of a parcel, and nobody sees before. */
export const replyOf = async ({ parcel, receiver }: { readonly parcel: string; readonly receiver: string }) =>
  digits(hexOf(await hashOf(new TextEncoder().encode(`${parcel} ${receiver}`))), REPLY_DIGITS);
