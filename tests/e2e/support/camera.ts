// A camera that sees what another page shows: its codes are filmed from the page itself, and spoilt as cameras and hands spoil them.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { systemChromium } from '../../../scripts/chromium.mjs';
import { ready } from './app';

/** A device with a camera of its own. */
export interface Device {
  readonly page: Page;
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** What the camera sees from the next time that it is opened. */
  readonly sees: (film: Buffer) => void;
}

export interface Spoilt {
  /** In degrees. */
  readonly turned?: number;
  /** How much narrower the far edge is, from 0 to 1. */
  readonly tilted?: number;
  /** In pixels. */
  readonly blurred?: number;
  /** Of a hundred pictures. */
  readonly lost?: number;
  /** Of the height of the camera's image. */
  readonly size?: number;
  readonly mirrored?: boolean;
  /** From 0 to 1. */
  readonly light?: number;
}

const PLAIN = { turned: 0, tilted: 0, blurred: 0, lost: 0, size: 0.9, mirrored: false, light: 1 } as const;

/** A camera takes thirty images a second, and a picture stands for a tenth of one. */
const EACH = 3;

export const nothing = (page: Page): Promise<Buffer> => film(page, [], {});

/** Codes as they follow one another on the page. */
export async function codesOn(page: Page, count: number): Promise<readonly string[]> {
  await page.locator('canvas[data-code]').waitFor();
  return page.evaluate(async (count) => {
    const codes: string[] = [];
    const isTurning = document.querySelector('canvas[data-code="parcel"]') !== null;
    while (codes.length < count) {
      const code = document.querySelector<HTMLCanvasElement>('canvas[data-code]')!.toDataURL();
      if (code !== codes.at(-1)) codes.push(code);
      if (!isTurning) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return codes;
  }, count);
}

/** Drawn by a page, since that has all it takes. */
export async function film(page: Page, codes: readonly string[], spoilt: Spoilt): Promise<Buffer> {
  const images = await page.evaluate(
    async ({ codes, how }) => {
      const [WIDTH, HEIGHT, SHARP] = [1280, 720, 600];
      const canvasOf = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        return { canvas, context: canvas.getContext('2d')! };
      };
      const images: string[] = [];
      const { canvas, context } = canvasOf(WIDTH, HEIGHT);
      let number = 0;
      for (const code of codes.length === 0 ? [''] : codes) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.filter = 'none';
        context.fillStyle = '#54483a';
        context.fillRect(0, 0, WIDTH, HEIGHT);
        const isLost = (number++ * 37) % 100 < how.lost;
        if (code !== '' && !isLost) {
          const image = new Image();
          image.src = code;
          await image.decode();
          const sharp = canvasOf(SHARP, SHARP);
          sharp.context.imageSmoothingEnabled = false;
          sharp.context.drawImage(image, 0, 0, SHARP, SHARP);
          // Row by row narrower, as a tablet that is on a table.
          const tilted = canvasOf(SHARP, SHARP);
          for (let row = 0; row < SHARP; row++) {
            const width = SHARP * (1 - how.tilted * (1 - row / SHARP));
            tilted.context.drawImage(sharp.canvas, 0, row, SHARP, 1, (SHARP - width) / 2, row, width, 1);
          }
          const size = HEIGHT * how.size;
          context.translate(WIDTH / 2, HEIGHT / 2);
          context.rotate((how.turned * Math.PI) / 180);
          if (how.mirrored) context.scale(-1, 1);
          context.filter = how.blurred > 0 ? `blur(${how.blurred}px)` : 'none';
          context.drawImage(tilted.canvas, -size / 2, -size / 2, size, size);
        }
        if (how.light < 1) {
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.filter = 'none';
          context.fillStyle = `rgba(0, 0, 0, ${1 - how.light})`;
          context.fillRect(0, 0, WIDTH, HEIGHT);
        }
        images.push(canvas.toDataURL('image/jpeg', 0.8).split(',')[1]!);
      }
      return images;
    },
    { codes, how: { ...PLAIN, ...spoilt } }
  );
  return Buffer.concat(images.flatMap((image) => Array<Buffer>(EACH).fill(Buffer.from(image, 'base64'))));
}

/** What the camera of one sees is what the other shows. */
export async function pointAt(camera: Device, shown: Page, count = 60, spoilt: Spoilt = {}): Promise<void> {
  camera.sees(await film(shown, await codesOn(shown, count), spoilt));
}

export const test = base.extend<{ readonly device: (name: string, allowed?: boolean) => Promise<Device> }>({
  device: async ({ playwright, launchOptions, baseURL, viewport }, use, info) => {
    const devices: Device[] = [];
    await use(async (name, allowed = true) => {
      const path = join(tmpdir(), `camera-${process.pid}-${info.testId}-${name}.mjpeg`);
      // The shell without windows has no cameras, not even made up.
      const whole = systemChromium();
      const browser = await playwright.chromium.launch({
        ...(whole === undefined ? { channel: 'chromium' } : { executablePath: whole }),
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${path}`
        ]
      });
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport,
        locale: 'en-GB',
        permissions: allowed ? ['camera'] : []
      });
      const page = await context.newPage();
      await page.goto('./');
      await ready(page);
      const device: Device = { page, browser, context, sees: (film) => writeFileSync(path, film) };
      device.sees(await nothing(page));
      devices.push(device);
      return device;
    });
    for (const { browser } of devices) await browser.close();
  }
});
