// One public picture for all phones: what everybody sees is locked once, and with each seat's own part goes the key of that. A phone
// finds its part by the name of its key, and can open no other.

import type { View } from '#engine/ruleset';
import { anything, faultsIn, list, object, oneOf, openObject, optional, type Shape, text } from '#engine/shape';
import { LANGUAGES, type Language } from '#text/languages';
import { firstDifference } from '../saves/difference';
import { APP, aName } from '../saves/document';
import { hashOf, hexOf, randomHex } from '../saves/hex';
import type { Parcel } from '../pictures/parcel';
import { nameOf, parcelWith, questionsIn, type Unread } from './parcels';
import { keyFor, keyOf, type Keys, seal, unseal } from './sealing';

/** Who sits there, as everybody may know. */
export interface Sitting {
  readonly house: string;
  readonly name: string;
  readonly language?: Language;
}

interface Common {
  /** Which game is played. */
  readonly of: string;
  readonly seats: readonly Sitting[];
  /** As a bystander sees it. */
  readonly view: View;
}

interface Own {
  readonly house: string;
  /** What its view has otherwise. */
  readonly view: object;
  readonly secret: string;
}

/** What a seat is asked, as its phone knows it. */
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

const MOST_SEATS = 12;
const MOST_WORD = 64;
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
const OWN: Shape<Own> = object<Own>({ house: text(MOST_WORD), view: openObject<object>({}), secret: text(SECRET * 2) });

export async function questionsFor(table: Table, asked: readonly ForPhone[]): Promise<Parcel> {
  const { game, keys, of, seats, view } = table;
  const secret = randomHex(SECRET);
  const common = await seal(await keyOf(secret), { of, seats, view } satisfies Common, game);
  const sum = hexOf(await hashOf(new TextEncoder().encode(common)));
  const parts = asked.map(async ({ id, house, phone, view: seen }) => {
    const own: Own = { house, view: differing(seen, view), secret };
    const key = await keyFor({ keys, other: phone, game, question: id }, 'question');
    return { to: await nameOf(phone), question: id, box: await seal(key, own, sum) };
  });
  return parcelWith({ app: APP, asked: 1, game, from: keys.open, common, parts: await Promise.all(parts) });
}

const differing = (view: View, from: View): object =>
  Object.fromEntries(
    Object.entries(view).filter(([name, value]) => firstDifference(value, from[name as keyof View]) !== null)
  );

/** `game`: the key of this phone is for another one. `none`: nothing in it is for this phone. */
export type NoQuestion = Unread | 'game' | 'none';

export type Opened =
  { readonly ok: true; readonly question: Question } | { readonly ok: false; readonly why: NoQuestion };

/** `bound`: whose questions this phone has opened before. */
export async function questionIn(
  bytes: Uint8Array,
  keys: Keys,
  bound: Pick<Question, 'game' | 'from'> | null
): Promise<Opened> {
  const read = await questionsIn(bytes);
  if (!read.ok) return read;
  const { game, from, common, parts } = read.value;
  if (bound !== null && bound.game !== game) return { ok: false, why: 'game' };
  const name = await nameOf(keys.open);
  const part = parts.find(({ to }) => to === name);
  if (part === undefined) return { ok: false, why: 'none' };
  if (bound !== null && bound.from !== from) return { ok: false, why: 'forged' };
  const id = part.question;
  const key = await keyFor({ keys, other: from, game, question: id }, 'question').catch(() => null);
  const sum = hexOf(await hashOf(new TextEncoder().encode(common)));
  const own = key === null ? null : await unseal(key, part.box, sum);
  if (!has(OWN, own)) return { ok: false, why: 'forged' };
  const all = await unseal(await keyOf(own.secret), common, game);
  if (!has(COMMON, all)) return { ok: false, why: 'forged' };
  const { of, seats, view } = all;
  const { house } = own;
  return { ok: true, question: { id, game, from, of, house, seats, view: { ...view, ...own.view } } };
}

const has = <T>(shape: Shape<T>, value: unknown): value is T => faultsIn(shape, value).length === 0;
