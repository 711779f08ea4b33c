// The phones and the seats that they answer for, kept beside the games for one game at a time: the tablet's keys and those of the phones,
// what each seat is asked, and which questions were answered. It is deleted when another game gets a phone, and when the game
// ends.

import type { PerHouse } from '#engine/ruleset';
import { anything, faultsIn, inside, integer, isObject, list, object, type Shape, text, unlike } from '#engine/shape';
import { keptKeys } from '../play/phoneKeys';
import { randomHex } from '../saves/hex';
import type { Known } from './phoneAnswers';
import { type Keys, newKeys } from '../pictures/sealing';

/** A question that is open, and how many answers there were when it was asked. */
interface Asked {
  readonly id: string;
  readonly after: number;
}

export interface Linked {
  readonly game: string;
  readonly keys: Keys;
  readonly phones: PerHouse<string>;
  readonly asked: PerHouse<Asked>;
  readonly done: readonly string[];
}

/** Nobody holds up a picture from more rounds ago than this. */
const MOST_DONE = 100;

const word = text(300);
const perHouse =
  <T>(shape: Shape<T>): Shape<PerHouse<T>> =>
  (value, finding) => {
    if (!isObject(value)) return unlike(finding, 'an object', value, { is: 'object' });
    for (const [house, one] of Object.entries(value)) inside(finding, house, shape, one);
  };
const LINKED: Shape<Linked> = object<Linked>({
  game: word,
  keys: object<Keys>({ open: word, own: anything as Shape<JsonWebKey> }),
  phones: perHouse(word),
  asked: perHouse(object<Asked>({ id: word, after: integer(0, Number.MAX_SAFE_INTEGER) })),
  done: list(word, MOST_DONE)
});

export async function linkedIn(game: string): Promise<Linked | null> {
  const read = await keptKeys();
  if (faultsIn(LINKED, read).length > 0) return null;
  const linked = read as Linked;
  return linked.game === game ? linked : null;
}

export const firstLink = async (game: string): Promise<Linked> => ({
  game,
  keys: await newKeys(),
  phones: {},
  asked: {},
  done: []
});

/** Links another phone to a seat in place of the one before; null unlinks it. The seat is then asked again. */
export function withPhone(linked: Linked, house: string, phone: string | null): Linked {
  const { [house]: _asked, ...asked } = linked.asked;
  const { [house]: _phone, ...others } = linked.phones;
  return { ...linked, asked, phones: phone === null ? others : { ...others, [house]: phone } };
}

/** The state of the table that matters for its phones. */
export interface Stand {
  /** The seats that are asked in secret. */
  readonly asked: readonly string[];
  /** The seat of each answer, in order. */
  readonly answered: readonly string[];
}

/** Gives each asked seat that has a phone a question, which it keeps for as long as it is open. */
export function asking(linked: Linked, { asked, answered }: Stand): Linked {
  const isOpen = (house: string, after: number): boolean =>
    asked.includes(house) && after <= answered.length && !answered.slice(after).includes(house);
  const questions: Record<string, Asked> = {};
  for (const house of asked) {
    if (linked.phones[house] === undefined) continue;
    const known = linked.asked[house];
    const open = known !== undefined && isOpen(house, known.after);
    questions[house] = open ? known : { id: randomHex(8), after: answered.length };
  }
  const isSame =
    Object.keys(questions).length === Object.keys(linked.asked).length &&
    Object.entries(questions).every(([house, one]) => linked.asked[house] === one);
  return isSame ? linked : { ...linked, asked: questions };
}

export const withDone = (linked: Linked, question: string): Linked => ({
  ...linked,
  done: [...linked.done, question].slice(-MOST_DONE)
});

export const knownOf = ({ game, keys, phones, asked, done }: Linked): Known => ({
  game,
  keys,
  phones,
  done,
  open: Object.fromEntries(Object.entries(asked).map(([house, one]) => [house, one!.id]))
});
