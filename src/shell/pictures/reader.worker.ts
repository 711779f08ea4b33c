// Reads images beside the page, so that the camera's picture never stands still.

import { decoded, lightOf } from './decoding';
import type { Asked, Told } from './reading';

addEventListener('message', ({ data: { image, mirrored } }: MessageEvent<Asked>) => {
  void decoded(image, mirrored).then((text) => {
    const told: Told = { text, light: lightOf(image) };
    postMessage(told);
  });
});
