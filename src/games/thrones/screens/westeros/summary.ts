// What a choice would mean for everybody, in one sentence for the bar under it: who loses first, then who gains.

import type { DecidingWords } from '../../words/deciding';
import type { Meaning } from '../../outlook/westeros';

type ChoiceWords = DecidingWords['westeros']['choice'];

export function summaryOf(meanings: readonly Meaning[], text: ChoiceWords, otherwise: string): string {
  const [first] = meanings;
  switch (first?.what) {
    case 'supply':
      return supply(meanings, text);
    case 'mustering':
      return text.musters(
        meanings.flatMap((one) => (one.what === 'mustering' ? [text.part(one.house, one.points)] : []))
      );
    case 'power':
      return text.gains(meanings.flatMap((one) => (one.what === 'power' ? [text.part(one.house, one.gain)] : [])));
    case 'bids':
      return text.bids;
    default:
      return otherwise;
  }
}

function supply(meanings: readonly Meaning[], text: ChoiceWords): string {
  const moved = meanings.flatMap((one) =>
    one.what === 'supply' && (one.to !== one.from || one.lost > 0) ? [one] : []
  );
  if (moved.length === 0) return text.nobodyMoves;
  const down = moved.filter(({ from, to }) => to <= from);
  const up = moved.filter(({ from, to }) => to > from);
  return text.sentence([
    ...down.map(({ house, to, lost }) => text.supplyFalls(house, to, lost)),
    ...up.map(({ house, to }) => text.supplyRises(house, to))
  ]);
}
