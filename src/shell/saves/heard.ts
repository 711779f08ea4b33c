// The seats that have answered and taken it back. The table has heard it, so answers that others gave before are only taken back by
// consent, even if nothing can be done again any more.

import { list, object, type Shape } from '#engine/shape';
import { type Handed, isByCode } from './handed';

export interface Heard {
  readonly house: string;
  /** The number of answers before it. */
  readonly after: number;
}

export const heardList = (of: { readonly [F in keyof Heard]: Shape<Heard[F]> }, houses: readonly string[]) =>
  list(object<Heard>(of), houses.length);

interface AnswersHeard {
  readonly heard: readonly Heard[];
  /** The answers that can be done again, the next one first. */
  readonly undone: readonly { readonly house: string }[];
  readonly handed: readonly Handed[];
  readonly answered: number;
}

/** Those of the note, and of the answers that can still be done again. Answers of code do not count: they are given again. */
export function heardIn({ heard, undone, handed, answered }: AnswersHeard): readonly Heard[] {
  const people = undone.filter(({ house }, i) => !isByCode(handed, house, answered + i + 1));
  const latest = new Map(heard.map(({ house, after }) => [house, Math.min(after, answered)]));
  for (const { house } of people) latest.set(house, answered);
  return [...latest].map(([house, after]) => ({ house, after }));
}
