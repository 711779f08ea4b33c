// Thinks beside the page, so that nothing on the screen waits for it.

import type { Returned, Sent } from './problem';
import { solve } from './solving';

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  const returned: Returned = { number: data.number, answer: solve(data.problem) };
  postMessage(returned);
});
