// The worker that thinks, so that nothing on the screen waits for it.

import { Rollouts } from '#thrones/bots/rollout';
import { eveningOf } from '#thrones/review/evening';
import { reviewOf } from '#thrones/review/review';
import type { Returned, Reviewed, Sent, ToReview } from './problem';
import { solve } from './solving';

/** The time between two signs of life, in milliseconds. */
const SIGN = 1000;

/** Reports now and then that the worker is still running. */
function signs(say: () => void): () => void {
  let said = performance.now();
  return () => {
    const now = performance.now();
    if (now - said < SIGN) return;
    said = now;
    say();
  };
}

function answer({ number, problem }: Sent): void {
  const say = (answer: Returned['answer']): void => postMessage({ number, answer } satisfies Returned);
  say(
    solve(
      problem,
      signs(() => say(null))
    )
  );
}

function review({ game, answers, earlier }: ToReview): void {
  const say = (review: Reviewed['review']): void => postMessage({ review } satisfies Reviewed);
  const rollouts = new Rollouts(signs(() => say(null)));
  for (const review of reviewOf(eveningOf(game, answers), earlier, rollouts)) say(review);
}

addEventListener('message', ({ data }: MessageEvent<Sent | ToReview>) =>
  'problem' in data ? answer(data) : review(data)
);
