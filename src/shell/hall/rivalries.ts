// The pairs that have met most often, and who of the two was ahead more often.

import type { Evening, EveningSeat } from './evenings';
import { namesIn } from './people';

export interface Rivalry {
  /** The two names; the first is ahead, if anybody is. */
  readonly names: readonly [string, string];
  readonly ahead: readonly [number, number];
  readonly evenings: number;
  /** Battles between the two, in the evenings counted so far. */
  readonly battles: number;
}

const MOST = 3;
/** With fewer evenings two people are no rivals. */
const LEAST = 2;

export function rivalriesOf(evenings: readonly Evening[]): readonly Rivalry[] {
  const names = namesIn(evenings);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => rivalryOf(evenings, a, b)));
  return pairs
    .filter((pair) => pair.evenings >= LEAST)
    .toSorted((a, b) => b.evenings - a.evenings || b.battles - a.battles)
    .slice(0, MOST);
}

/** The rivals of one person, most meetings first; their own count comes first in each pair. */
export const rivalsOf = (evenings: readonly Evening[], name: string): readonly Rivalry[] =>
  namesIn(evenings)
    .filter((other) => other !== name)
    .map((other) => rivalryOf(evenings, name, other))
    .filter((pair) => pair.evenings >= LEAST)
    .map((pair) => (pair.names[0] === name ? pair : turned(pair)))
    .toSorted((a, b) => b.evenings - a.evenings)
    .slice(0, MOST);

const turned = ({ names: [a, b], ahead: [more, less], ...rest }: Rivalry): Rivalry => ({
  ...rest,
  names: [b, a],
  ahead: [less, more]
});

function rivalryOf(evenings: readonly Evening[], a: string, b: string): Rivalry {
  let [won, lost, met, battles] = [0, 0, 0, 0];
  for (const { seats, counted } of evenings) {
    const [one, other] = [seatOf(seats, a), seatOf(seats, b)];
    if (one === undefined || other === undefined) continue;
    met++;
    if (one.rank < other.rank) won++;
    if (one.rank > other.rank) lost++;
    const houses = [one.house, other.house];
    for (const fought of counted?.battles ?? [])
      if (houses.includes(fought.won) && houses.includes(fought.lost)) battles += fought.count;
  }
  const pair: Rivalry = { names: [a, b], ahead: [won, lost], evenings: met, battles };
  return lost > won ? turned(pair) : pair;
}

const seatOf = (seats: readonly EveningSeat[], name: string): EveningSeat | undefined =>
  seats.find(({ person }) => person === name);
