// The consequences of a choice for everybody, in one sentence for the bar below it: first who loses, then who gains.

import { text } from 'text:thrones/stages';
import type { Meaning } from '#thrones/outlook/westerosOutlook';

export function summaryOf(meanings: readonly Meaning[], otherwise: string): string {
  const [first] = meanings;
  switch (first?.what) {
    case 'supply':
      return supply(meanings);
    case 'mustering':
      return text('sum-musters', {
        scores: meanings.flatMap((one) => (one.what === 'mustering' ? [[one.house, one.points] as const] : []))
      });
    case 'power':
      return text('sum-power', {
        scores: meanings.flatMap((one) => (one.what === 'power' ? [[one.house, one.gain] as const] : []))
      });
    case 'bids':
      return text('sum-bids');
    default:
      return otherwise;
  }
}

function supply(meanings: readonly Meaning[]): string {
  const moved = meanings.flatMap((one) =>
    one.what === 'supply' && (one.to !== one.from || one.lost > 0) ? [one] : []
  );
  if (moved.length === 0) return text('sum-supply-same');
  const down = moved.filter(({ from, to }) => to <= from);
  const up = moved.filter(({ from, to }) => to > from);
  return [
    ...down.map(({ house, to, lost }) =>
      lost > 0
        ? text('sum-supply-loses', { house, level: to, count: lost })
        : text('sum-supply-falls', { house, level: to })
    ),
    ...up.map(({ house, to }) => text('sum-supply-rises', { house, level: to }))
  ].join(' ');
}
