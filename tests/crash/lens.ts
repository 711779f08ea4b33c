// The camera of one device that sees what the screen of another shows at this moment, for as long as both live.

import type { Page } from '@playwright/test';

interface Seeing {
  /** What the camera sees from now on. */
  sees(code: string): Promise<void>;
}

/** Runs in the page, before anything of the app: it may use nothing from outside itself. */
export function lens(): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
  const context = canvas.getContext('2d')!;
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(30));
  const seeing: Seeing = {
    async sees(code) {
      const image = new Image();
      image.src = code;
      await image.decode();
      context.imageSmoothingEnabled = false;
      context.fillRect(0, 0, 480, 480);
      context.drawImage(image, 20, 20, 440, 440);
    }
  };
  Object.assign(globalThis, { seeing });
}

/** In milliseconds: whatever has not been read by then is not read. */
const PATIENCE = 60_000;

/** Holds the camera of one before the screen of the other until it has what it wants. */
export async function look(camera: Page, shown: Page, enough: () => Promise<boolean>): Promise<void> {
  for (const since = performance.now(); !(await enough());) {
    if (performance.now() - since > PATIENCE) throw new Error('the camera reads nothing');
    const code = await shown.evaluate(
      () => document.querySelector<HTMLCanvasElement>('canvas[data-code]')?.toDataURL() ?? null
    );
    if (code === null) continue;
    await camera.evaluate((code) => (globalThis as unknown as { readonly seeing: Seeing }).seeing.sees(code), code);
  }
}
