// The table as an encounter was settled: with the cards and the sums that counted.

import type { Happening, HappeningOf, View } from '#iron/rules';
import { hasRevealed } from '#iron/rules/encounter';
import { sinceOutcome } from '#iron/outlook/settled';
import { type Since, sideSum } from '#iron/outlook/sums';

interface Moment {
  readonly before: View;
  readonly now: View;
  readonly happening: HappeningOf<'outcome'>;
  readonly after: readonly Happening[];
}

interface Settled {
  readonly view: View;
  /** What this view has lost since: nothing, if it is of the table before. */
  readonly since: Since;
}

/** Null where neither the table before the answer nor the one after it has these sums. */
export function settledIn({ before, now, happening, after }: Moment): Settled | null {
  const then = withResult(now, happening);
  return (
    [
      { view: then, since: sinceOutcome(then, [{ happened: [happening, ...after] }]) },
      { view: withResult(before, happening), since: () => 0 }
    ].find(
      ({ view, since }) =>
        view.encounter !== null &&
        hasRevealed(view.encounter) &&
        (['challenger', 'defender'] as const).every((side) => {
          const counted = happening.totals?.[side];
          return counted === undefined || sideSum(view, side, since).total === counted;
        })
    ) ?? null
  );
}

const withResult = (view: View, { result }: HappeningOf<'outcome'>): View =>
  view.encounter === null ? view : { ...view, encounter: { ...view.encounter, result } };
