// Codes as a camera sees them: drawn as the app draws them, and spoilt as hands and cameras spoil them. In grey, without a browser.

import { draw } from '#shell/pictures/drawing';
import type { Image } from '#shell/pictures/decoding';

export interface Spoilt {
  /** In degrees. */
  readonly turned?: number;
  /** How much narrower the far edge is, from 0 to 1. */
  readonly tilted?: number;
  /** In pixels. */
  readonly blurred?: number;
  readonly mirrored?: boolean;
  /** From 0 to 1. */
  readonly light?: number;
  /** Of the height of the image. */
  readonly size?: number;
}

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

const [WIDTH, HEIGHT] = [480, 360];
/** The table around it. */
const AROUND = 80;
/** Looks in each direction for one point. */
const FINE = 3;

/** Its rows, dark or not. */
function rowsOf(text: string, isPiece: boolean): readonly (readonly boolean[])[] {
  let drawn: ImageData | null = null;
  const context = {
    createImageData: (width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4)
    }),
    putImageData: (image: ImageData) => void (drawn = image)
  };
  draw({ width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement, text, isPiece);
  const { width, data } = drawn! as ImageData;
  return Array.from({ length: width }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] === 0)
  );
}

export function seen(text: string, spoilt: Spoilt = {}, isPiece = true): Grey {
  const { turned = 0, tilted = 0, blurred = 0.5, mirrored = false, light = 1, size = 0.9 } = spoilt;
  const rows = rowsOf(text, isPiece);
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const lightAt = (x: number, y: number): number => {
    const [dx, dy] = [(x - WIDTH / 2) / (HEIGHT * size), (y - HEIGHT / 2) / (HEIGHT * size)];
    const [across, v] = [(mirrored ? -1 : 1) * (dx * cos + dy * sin), 0.5 + dy * cos - dx * sin];
    const u = 0.5 + across / (1 - tilted * (1 - v));
    if (u < 0 || u >= 1 || v < 0 || v >= 1) return AROUND;
    return rows[Math.floor(v * rows.length)]![Math.floor(u * rows.length)] === true ? 0 : 255;
  };
  const steps = Array.from({ length: FINE }, (_, at) => (at / (FINE - 1) - 0.5) * 2 * blurred);
  const points = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      let sum = 0;
      for (const dy of steps) for (const dx of steps) sum += lightAt(x + dx, y + dy);
      points[y * WIDTH + x] = (sum / FINE ** 2) * light;
    }
  return { width: WIDTH, height: HEIGHT, points };
}

export function imageOf({ width, height, points }: Grey): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, point] of points.entries()) data.set([point, point, point, 255], at * 4);
  return { width, height, data };
}
