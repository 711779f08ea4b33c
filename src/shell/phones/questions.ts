// One public picture for all phones: what everybody sees is locked once, and each seat's own part contains the key to it. A
// phone finds its part by the name of its key and cannot open any other.

import type { View } from '#engine/ruleset';
import {
  anything,
  faultsIn,
  isObject,
  list,
  object,
  oneOf,
  openObject,
  optional,
  type Shape,
  text
} from '#engine/shape';
import { LANGUAGES, type Language } from '#text/languages';
import { firstDifference } from '../saves/difference';
import { APP, aName } from '../saves/document';
import { hashOf, hexOf, randomHex } from '../saves/hex';
import type { Parcel } from '../pictures/parcel';
import { keyFor, keyOf, type Keys, nameOf, seal, unseal } from '../pictures/sealing';
import { questionsIn, questionsWith, type Unread } from './parcels';

/** The player who sits there, as everybody may know. */
export interface Sitting {
  readonly house: string;
  readonly name: string;
  readonly language?: Language;
}

interface Common {
  /** The ruleset of the game. */
  readonly of: string;
  readonly seats: readonly Sitting[];
  /** The view of a bystander. */
  readonly view: View;
}

interface Difference {
  readonly at: readonly string[];
  readonly is: unknown;
}

interface Own {
  readonly house: string;
  /** The parts of the seat's view that differ from a bystander's. */
  readonly view: readonly Difference[];
  readonly secret: string;
}

/** The question to a seat, as its phone knows it. */
export interface Question {
  readonly id: string;
  readonly game: string;
  /** The public key of the tablet. */
  readonly from: string;
  readonly of: string;
  readonly house: string;
  readonly seats: readonly Sitting[];
  readonly view: View;
}

export interface ForPhone {
  readonly id: string;
  readonly house: string;
  /** The public key of the phone. */
  readonly phone: string;
  readonly view: View;
}

interface Table extends Common {
  readonly game: string;
  readonly keys: Keys;
}

/**
 * The size of every seat's part, so that its length tells nothing: whatever a seat sees and is asked fits into it. Planning
 * with every unit in an area of its own needs the most.
 */
export const PART_ROOM = 640;
/** The common part is padded to a multiple of this. Everybody may know what it contains, and so how long it is. */
const COMMON_ROOM = 128;
const MOST_SEATS = 12;
const MOST_WORD = 64;
const MOST_STEPS = 20;
const MOST_DIFFERENCES = 1000;
const SECRET = 32;

const aView = openObject<View>({ asks: anything as Shape<View['asks']> });
const COMMON: Shape<Common> = object<Common>({
  of: text(MOST_WORD),
  seats: list(
    object<Sitting>({ house: text(MOST_WORD), name: aName, language: optional(oneOf('a language', LANGUAGES)) }),
    MOST_SEATS
  ),
  view: aView
});
const OWN: Shape<Own> = object<Own>({
  house: text(MOST_WORD),
  view: list(object<Difference>({ at: list(text(MOST_WORD), MOST_STEPS), is: anything }), MOST_DIFFERENCES),
  secret: text(SECRET * 2)
});

export async function questionsFor(table: Table, asked: readonly ForPhone[]): Promise<Parcel> {
  const { game, keys, of, seats, view } = table;
  const secret = randomHex(SECRET);
  const common = await seal(await keyOf(secret), { of, seats, view } satisfies Common, game, COMMON_ROOM);
  const sum = hexOf(await hashOf(common));
  const parts = asked.map(async ({ id, house, phone, view: seen }) => {
    const own: Own = { house, view: differing(seen as unknown as Fields, view as unknown as Fields), secret };
    const key = await keyFor({ keys, other: phone, game, question: id }, 'question');
    return { part: { to: await nameOf(phone), question: id }, box: await seal(key, own, sum, PART_ROOM) };
  });
  const all = await Promise.all(parts);
  const open = { app: APP, asked: 1, game, from: keys.open, parts: all.map(({ part }) => part) } as const;
  return questionsWith(open, [common, ...all.map(({ box }) => box)]);
}

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** True if two objects have the same keys, so that one can be described by what differs in the other. */
const isLike = (value: unknown, from: unknown): value is Fields =>
  isObject(value) && isObject(from) && Object.keys(from).every((name) => Object.hasOwn(value, name));

/** Where a seat sees something else than a bystander: only this goes into its part. */
const differing = (view: Fields, from: Fields, path: Path = []): readonly Difference[] =>
  Object.entries(view).flatMap(([name, value]) => {
    const known = from[name];
    if (firstDifference(value, known) === null) return [];
    const here = [...path, name];
    return isLike(value, known) ? differing(value, known as Fields, here) : [{ at: here, is: value }];
  });

function changed(from: Fields, [name, ...further]: Path, is: unknown): Fields {
  if (name === undefined) return from;
  const known = from[name];
  return { ...from, [name]: further.length === 0 ? is : changed(isObject(known) ? known : {}, further, is) };
}

/** `game`: the key of this phone is for another game. `none`: nothing in the picture is for this phone. */
export type NoQuestion = Unread | 'game' | 'none';

export type Opened =
  { readonly ok: true; readonly question: Question } | { readonly ok: false; readonly why: NoQuestion };

/** `bound`: the question that this phone has opened before; it stays bound to that game and tablet. */
export async function questionIn(
  bytes: Uint8Array,
  keys: Keys,
  bound: Pick<Question, 'game' | 'from'> | null
): Promise<Opened> {
  const read = questionsIn(bytes);
  if (!read.ok) return read;
  const { game, from, parts } = read.value;
  const [common, ...boxes] = read.boxes as readonly [Uint8Array, ...Uint8Array[]];
  if (bound !== null && bound.game !== game) return { ok: false, why: 'game' };
  const name = await nameOf(keys.open);
  const at = parts.findIndex(({ to }) => to === name);
  const part = parts[at];
  if (part === undefined) return { ok: false, why: 'none' };
  if (bound !== null && bound.from !== from) return { ok: false, why: 'forged' };
  const id = part.question;
  const key = await keyFor({ keys, other: from, game, question: id }, 'question').catch(() => null);
  const sum = hexOf(await hashOf(common));
  const own = key === null ? null : await unseal(key, boxes[at]!, sum);
  if (!has(OWN, own)) return { ok: false, why: 'forged' };
  const all = await unseal(await keyOf(own.secret), common, game);
  if (!has(COMMON, all)) return { ok: false, why: 'forged' };
  const { of, seats, view } = all;
  const { house } = own;
  const seen = own.view.reduce((so, { at, is }) => changed(so, at, is), view as unknown as Fields);
  if (!has(aView, seen)) return { ok: false, why: 'forged' };
  return { ok: true, question: { id, game, from, of, house, seats, view: seen } };
}

const has = <T>(shape: Shape<T>, value: unknown): value is T => faultsIn(shape, value).length === 0;
