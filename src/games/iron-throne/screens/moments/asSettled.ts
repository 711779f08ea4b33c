// The table as an encounter was settled: with the cards and the sums that counted.

import type { Happening, HappeningOf, View } from '#iron/rules';
import { hasRevealed } from '#iron/rules/encounter';
import { sideSum } from '#iron/outlook/sums';
import { sinceOutcome } from '#iron/outlook/settled';

interface Settled {
  readonly before: View;
  readonly now: View;
  readonly happening: HappeningOf<'outcome'>;
  readonly after: readonly Happening[];
}

/** Null where neither the table before the answer nor the one after it has these sums. */
export function settledIn({ before, now, happening, after }: Settled): View | null {
  const at = [now, before].find(
    (view) =>
      view.encounter !== null &&
      hasRevealed(view.encounter) &&
      (['challenger', 'defender'] as const).every((side) => {
        const settled = withResult(view, happening);
        const counted = happening.totals?.[side];
        const since = view === now ? sinceOutcome(settled, [{ happened: [happening, ...after] }]) : undefined;
        return counted === undefined || sideSum(settled, side, since).total === counted;
      })
  );
  return at === undefined ? null : withResult(at, happening);
}

const withResult = (view: View, { result }: HappeningOf<'outcome'>): View =>
  view.encounter === null ? view : { ...view, encounter: { ...view.encounter, result } };
