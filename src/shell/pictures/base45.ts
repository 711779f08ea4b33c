// Bytes as the 45 characters that a QR code holds most densely (RFC 9285): three characters for two bytes.

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = 45;

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let value = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    for (let left = isPair ? 3 : 2; left > 0; left--) {
      text += CHARACTERS[value % BASE]!;
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** The bytes; null for text that was not written like this. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((one) => CHARACTERS.indexOf(one));
    if (digits.includes(-1)) return null;
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const isPair = digits.length === 3;
    if (value >= (isPair ? 65_536 : 256)) return null;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
