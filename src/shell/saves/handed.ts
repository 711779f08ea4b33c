// The players of the seats: a person or code. Every change is a note on the sheet; the last note of a seat counts, and a seat
// without one is a person's. Only the game knows which levels and persons there are: here they are plain text.

import { exactly, list, nullable, object, type Shape, text } from '#engine/shape';

export interface Code {
  readonly level: string;
  readonly person: string;
  /** The seed of its chance. It is drawn at random and not derived from the seed of the game, which determines the decks. */
  readonly seed: string;
}

/** A note that from then on a seat is played by code, or by a person again. */
export interface Handed {
  /** The number of answers before it. */
  readonly after: number;
  readonly house: string;
  readonly name: string;
  readonly code: Code | null;
  readonly time: number;
}

/** Further notes make the earliest be forgotten, except the last one of each seat. */
const MOST_HANDED = 1000;
const MOST_ID = 40;
const MOST_SEED = 100;

const aCode = object<Code>({ level: text(MOST_ID), person: text(MOST_ID), seed: text(MOST_SEED) });

/** In a game without code players, a seat of code would keep its table waiting for ever. */
export const handedList = (
  of: Pick<{ [F in keyof Handed]: Shape<Handed[F]> }, 'after' | 'house' | 'name' | 'time'>,
  hasCode = true
) => list(object<Handed>({ ...of, code: hasCode ? nullable(aCode) : exactly(null) }), MOST_HANDED);

export function withHanded(handed: readonly Handed[], note: Handed): readonly Handed[] {
  const all = [...handed, note];
  if (all.length <= MOST_HANDED) return all;
  const past = all.findIndex(({ house }, i) => all.some((later, j) => j > i && later.house === house));
  return all.filter((_, i) => i !== past);
}

/** The seats that code plays now. */
export function codesIn(handed: readonly Handed[]): ReadonlyMap<string, Code> {
  const codes = new Map<string, Code>();
  for (const { house, code } of handed)
    if (code === null) codes.delete(house);
    else codes.set(house, code);
  return codes;
}

/** True if code gave the answer with this number; 1 is the first. */
export const isByCode = (handed: readonly Handed[], house: string, number: number): boolean =>
  (handed.findLast((one) => one.house === house && one.after < number)?.code ?? null) !== null;
