// Ids that no other game has, on any device.

import { randomHex } from './hex';

export function newId(): string {
  // Only pages from a secure connection have this function.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return randomHex(16);
}
