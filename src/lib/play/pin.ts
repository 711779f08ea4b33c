// A seat's PIN, kept as salt and hash. It keeps honest people honest: whoever holds the tablet can read its storage anyway.

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Without a secure context a browser hashes nothing, and then no PINs are offered. */
export const canHavePins = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

export async function hashPin(pin: string, salt = hex(crypto.getRandomValues(new Uint8Array(8)))): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${pin}`));
  return `${salt}:${hex(new Uint8Array(digest))}`;
}

export async function isPin(entered: string, kept: string): Promise<boolean> {
  return (await hashPin(entered, kept.slice(0, kept.indexOf(':')))) === kept;
}
