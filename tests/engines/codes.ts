// Codes from a file, read by the worker of the built app as it reads what a camera sees: turned, aslant, blurred, upside down, mirrored.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK, textOf } from '#shell/pictures/frames';
import { pieceOf } from '#shell/pictures/fountain';
import { seen, type Spoilt } from '../support/seen';
import type { Stage } from './evening';
import type { Host } from './host';
import type { Tablet } from './tablet';

const WORKERS = '_app/immutable/workers';

const SPOILT: readonly Spoilt[] = [
  {},
  { turned: 15 },
  { turned: 90 },
  { turned: 180 },
  { turned: -8, tilted: 0.08 },
  { blurred: 1.4 },
  { light: 0.3 },
  { mirrored: true }
];

const bytes = Uint8Array.from({ length: 2000 }, (_, at) => (at * 31 + (at >> 3)) % 256);

export const readsCodes =
  (tablet: Tablet, host: Host): Stage =>
  async () => {
    const file = readdirSync(join('build', WORKERS)).find((name) => name.startsWith('reader.worker'));
    if (file === undefined) throw new Error('the build has no worker that reads codes');
    await tablet.goto(`${host.origin}take`);
    await tablet.isThere('main');
    for (const [number, spoilt] of SPOILT.entries()) {
      const piece = {
        kind: 'piece',
        parcel: 'deadbeef',
        size: bytes.length,
        ...pieceOf(bytes, BLOCK, number)
      } as const;
      const { width, height, points } = seen(textOf(piece), spoilt);
      const grey = Buffer.from(points).toString('base64');
      const asked = { url: `/${WORKERS}/${file}`, width, height, grey, mirrored: spoilt.mirrored === true };
      const text = await tablet.evaluate(readOne, asked);
      if (text !== textOf(piece)) throw new Error(`${JSON.stringify(spoilt)} is read as ${text}`);
    }
    const isNative = await tablet.evaluate(() => 'BarcodeDetector' in globalThis);
    return `${SPOILT.length} of ${SPOILT.length}, ${isNative ? 'with the reader of the engine' : 'with ours'}`;
  };

interface One {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** In base 64. */
  readonly grey: string;
  readonly mirrored: boolean;
}

function readOne({ url, width, height, grey, mirrored }: One): Promise<string | null> {
  const points = Uint8Array.from(atob(grey), (letter) => letter.charCodeAt(0));
  const data = new Uint8ClampedArray(points.length * 4).fill(255);
  points.forEach((point, at) => data.fill(point, at * 4, at * 4 + 3));
  const worker = new Worker(url, { type: 'module' });
  return new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data: { text } }: MessageEvent<{ readonly text: string | null }>) => resolve(text);
    worker.onerror = () => reject(new Error('the worker does not start'));
    worker.postMessage({ image: { width, height, data }, mirrored });
  }).finally(() => worker.terminate());
}
