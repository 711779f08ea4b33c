// What a choice would mean for everybody, in one sentence for the bar under it: who loses first, then who gains.

import type { DecidingWords } from '../../words/deciding';
import type { Meaning } from '../../outlook/westeros';

type Said = DecidingWords['westeros']['choice'];

export function summaryOf(meanings: readonly Meaning[], said: Said, otherwise: string): string {
  const [first] = meanings;
  switch (first?.what) {
    case 'supply':
      return supply(meanings, said);
    case 'mustering':
      return said.musters(
        meanings.flatMap((one) => (one.what === 'mustering' ? [said.part(one.house, one.points)] : []))
      );
    case 'power':
      return said.gains(meanings.flatMap((one) => (one.what === 'power' ? [said.part(one.house, one.gain)] : [])));
    case 'bids':
      return said.bids;
    default:
      return otherwise;
  }
}

function supply(meanings: readonly Meaning[], said: Said): string {
  const moved = meanings.flatMap((one) =>
    one.what === 'supply' && (one.to !== one.from || one.lost > 0) ? [one] : []
  );
  if (moved.length === 0) return said.nobodyMoves;
  const down = moved.filter(({ from, to }) => to <= from);
  const up = moved.filter(({ from, to }) => to > from);
  return said.sentence([
    ...down.map(({ house, to, lost }) => said.supplyFalls(house, to, lost)),
    ...up.map(({ house, to }) => said.supplyRises(house, to))
  ]);
}
