// Ids that no other game has, on no device.

import { randomHex } from './hex';

export function newId(): string {
  // only pages that came over a safe connection have the short way
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return randomHex(16);
}
