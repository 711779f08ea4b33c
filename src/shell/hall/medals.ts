// Medals: at most five, one per person, for what somebody has most of. Gold is for pride, silver for a smile.

import type { Evening, EveningSeat } from './evenings';

export const MEDALS = ['row', 'feather', 'wall', 'sword', 'banker', 'short', 'words'] as const;

export interface Medal {
  readonly what: (typeof MEDALS)[number];
  readonly metal: 'gold' | 'silver';
  readonly person: string;
  readonly count: number;
}

/** With fewer evenings a medal says nothing. */
const LEAST = 3;
const MOST = 5;

/** Measures a person by the seats they had, the latest evening first; null if there is nothing to measure. */
type Measure = (played: readonly Played[]) => number | null;

interface Played {
  readonly seat: EveningSeat;
  readonly evening: Evening;
}

const sumOf =
  (of: (played: Played) => number): Measure =>
  (played) =>
    played.reduce((sum, one) => sum + of(one), 0);

const inARow: Measure = (played) => {
  let [longest, running] = [0, 0];
  for (const { seat } of played) {
    running = seat.wins ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest > 1 ? longest : null;
};

/** Minutes per evening: the fewer, the better. */
const quickest: Measure = (played) => {
  const known = played.flatMap(({ seat, evening }) => evening.counted?.thought[seat.house] ?? []);
  return known.length < LEAST ? null : -Math.round(known.reduce((sum, one) => sum + one, 0) / known.length);
};

const KINDS: Readonly<{ [M in Medal['what']]: { readonly metal: Medal['metal']; readonly of: Measure } }> = {
  row: { metal: 'gold', of: inARow },
  feather: { metal: 'gold', of: sumOf(({ seat, evening }) => Number(seat.wins && evening.tied)) },
  wall: { metal: 'gold', of: sumOf(({ seat, evening }) => evening.counted?.paid[seat.house] ?? 0) },
  sword: {
    metal: 'gold',
    of: sumOf(({ seat, evening }) =>
      (evening.counted?.battles ?? []).reduce((sum, { won, count }) => sum + (won === seat.house ? count : 0), 0)
    )
  },
  banker: { metal: 'silver', of: sumOf(({ seat }) => seat.power ?? 0) },
  short: { metal: 'silver', of: sumOf(({ seat, evening }) => Number(!seat.wins && seat.score === evening.goal - 1)) },
  words: { metal: 'silver', of: quickest }
};

export function medalsOf(evenings: readonly Evening[]): readonly Medal[] {
  if (evenings.length < LEAST) return [];
  const played = new Map<string, Played[]>();
  for (const evening of evenings)
    for (const seat of evening.seats)
      if (seat.person !== null) played.set(seat.person, [...(played.get(seat.person) ?? []), { seat, evening }]);
  const medals: Medal[] = [];
  for (const what of MEDALS) {
    const { metal, of } = KINDS[what];
    const person = ahead([...played].map(([name, theirs]) => [name, of(theirs)] as const));
    if (person === null || medals.some((one) => one.person === person.name)) continue;
    medals.push({ what, metal, person: person.name, count: Math.abs(person.value) });
  }
  return medals.slice(0, MOST);
}

/** The person with the highest value; null if two share it. */
function ahead(values: readonly (readonly [string, number | null])[]): { name: string; value: number } | null {
  const known = values.flatMap(([name, value]) => (value === null || value === 0 ? [] : [{ name, value }]));
  const [first, second] = known.toSorted((a, b) => b.value - a.value);
  return first === undefined || first.value === second?.value ? null : first;
}
