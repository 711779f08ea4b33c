// Draws a code: black on white in either light, with the quiet edge that readers need.

import encodeQR from 'qr';

/** The width of the quiet edge, in modules. */
const EDGE = 4;
/** Searching for the best mask takes six times as long, and encrypted content looks random anyway. */
const MASK = 2;
/** The QR version with 49 modules: all pieces of a parcel have one size. */
const VERSION = 8;

/** Draws a piece of a parcel; anything shorter gets a smaller code. */
export function draw(canvas: HTMLCanvasElement, text: string, isPiece: boolean): void {
  const options = { ecc: 'medium', border: EDGE, mask: MASK, ...(isPiece ? { version: VERSION } : {}) } as const;
  const rows = encodeQR(text, 'raw', options);
  const context = canvas.getContext('2d');
  if (context === null) return;
  if (canvas.width !== rows.length) canvas.width = canvas.height = rows.length;
  const image = context.createImageData(rows.length, rows.length);
  const points = new Uint32Array(image.data.buffer).fill(0xffffffff);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) points[y * rows.length + x] = 0xff000000;
  context.putImageData(image, 0, 0);
}
