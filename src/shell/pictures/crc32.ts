// The checksum of gzip and PNG.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

export const crc32 = (bytes: Uint8Array): number =>
  (bytes.reduce((sum, byte) => (sum >>> 8) ^ TABLE[(sum ^ byte) & 255]!, 0xffffffff) ^ 0xffffffff) >>> 0;
