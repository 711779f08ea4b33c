// Ids that no other game has, on no device.

export function newId(): string {
  // only pages that came over a safe connection have the short way
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
