// Has images read by a worker, one at a time. A worker that dies or is silent is replaced before the next image.

import type { Image } from './decoding';

export interface Asked {
  readonly image: Image;
  readonly mirrored: boolean;
}

export interface FrameRead {
  readonly text: string | null;
  /** The average brightness, from 0 to 255. */
  readonly light: number;
}

const NOTHING: FrameRead = { text: null, light: 255 };

/** The longest silence of a worker, in milliseconds. */
const PATIENCE = 4000;

export class Reading {
  #worker: Worker | null = null;

  read(asked: Asked): Promise<FrameRead> {
    const worker = (this.#worker ??= new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' }));
    return new Promise((resolve) => {
      const done = (told: FrameRead): void => {
        clearTimeout(timer);
        resolve(told);
      };
      const lost = (): void => {
        this.end();
        done(NOTHING);
      };
      const timer = setTimeout(lost, PATIENCE);
      worker.onmessage = ({ data }: MessageEvent<FrameRead>) => done(data);
      worker.onerror = (event) => {
        event.preventDefault();
        lost();
      };
      worker.postMessage(asked, [asked.image.data.buffer]);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
