// Reads the text of the code in an image: by the browser where it can, otherwise by the library.

import decodeQR from 'qr/decode.js';

export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Detector {
  readonly detect: (image: ImageData) => Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

let detector: Promise<Detector | null> | null = null;

async function ofBrowser(): Promise<Detector | null> {
  const { BarcodeDetector: Class } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Class === undefined) return null;
  const formats = await Class.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new Class({ formats: ['qr_code'] }) : null;
}

export async function decoded(image: Image, mirrored: boolean): Promise<string | null> {
  detector ??= ofBrowser().catch(() => null);
  const native = await detector;
  if (native !== null && !mirrored) {
    const found = await native
      .detect(new ImageData(image.data, image.width, image.height))
      .catch(() => ((detector = Promise.resolve(null)), []));
    if (found[0] !== undefined) return found[0].rawValue;
  }
  try {
    return decodeQR(mirrored ? turned(image) : image);
  } catch {
    return null;
  }
}

/** The mirror image, since some front cameras mirror what they see. */
function turned({ width, height, data }: Image): Image {
  const from = new Uint32Array(data.buffer);
  const to = new Uint32Array(from.length);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    for (let at = 0; at < width; at++) to[start + at] = from[start + width - 1 - at]!;
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}

/** The average brightness from 0 to 255, from a sample of the points. */
export function lightOf({ data }: Image): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * 997) {
    sum += data[at]! + data[at + 1]! + data[at + 2]!;
    count += 3;
  }
  return count === 0 ? 255 : sum / count;
}
