// Thinks beside the page, so that nothing on the screen waits for it.

import type { Returned, Sent } from './problem';
import { solve } from './solving';

/** Between two signs of life, in milliseconds. */
const SIGN = 1000;

addEventListener('message', ({ data: { number, problem } }: MessageEvent<Sent>) => {
  const say = (answer: Returned['answer']): void => postMessage({ number, answer } satisfies Returned);
  let said = performance.now();
  const ongoing = (): void => {
    const now = performance.now();
    if (now - said < SIGN) return;
    said = now;
    say(null);
  };
  say(solve(problem, ongoing));
});
