// Putting in order what a player has thought of, the best first; what is equally good stays in the order in which it was thought of.
// The lists are so short that calling a function for each comparison would take longer than all the rest.

interface Scored {
  readonly score: number;
}

/** Puts the list itself in order. */
export function rank<T extends Scored>(list: T[]): T[] {
  for (let i = 1; i < list.length; i++) {
    const one = list[i]!;
    const { score } = one;
    let at = i;
    for (; at > 0 && list[at - 1]!.score < score; at--) list[at] = list[at - 1]!;
    list[at] = one;
  }
  return list;
}

/** One after the other: who wants only the first need not put all in order. */
export function* bestFirst<T extends Scored>(list: readonly T[]): Generator<T> {
  const left = [...list];
  while (left.length > 0) {
    let best = 0;
    for (let i = 1; i < left.length; i++) if (left[i]!.score > left[best]!.score) best = i;
    yield left[best]!;
    left.splice(best, 1);
  }
}
