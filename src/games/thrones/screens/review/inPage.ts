// The same thinking where there is no worker.

import { eveningOf } from '#thrones/review/evening';
import { type Review, reviewOf } from '#thrones/review/review';
import type { ToReview } from '#thrones/minds/problem';

export const thought = ({ game, answers, earlier }: ToReview): Iterable<Review> =>
  reviewOf(eveningOf(game, answers), earlier);
