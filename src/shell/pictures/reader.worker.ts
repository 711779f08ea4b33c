// Reads images in a worker, so that the camera's picture on the page never freezes.

import { decoded, lightOf } from './decoding';
import type { Asked, FrameRead } from './frameReading';

addEventListener('message', ({ data: { image, mirrored } }: MessageEvent<Asked>) => {
  void decoded(image, mirrored).then((text) => {
    const told: FrameRead = { text, light: lightOf(image) };
    postMessage(told);
  });
});
