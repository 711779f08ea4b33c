// Names a game for data that is kept beside its save.

/** A short name of a game, made from its seed in a way that cannot be reversed. */
export function nameBySeed(seed: string): string {
  let [high, low] = [0x9e3779b9, 0x85ebca6b];
  for (const letter of seed) {
    const code = letter.codePointAt(0)!;
    high = Math.imul(high ^ code, 0x85ebca77);
    low = Math.imul(low ^ code, 0xc2b2ae3d);
  }
  return ((high ^ (low >>> 15)) >>> 0).toString(36) + ((low ^ (high >>> 13)) >>> 0).toString(36);
}
