// What a picture between phone and tablet carries: the questions of all seats with phones, or the answer of one. Both are locked; only
// which game, which question and which key they are for can be read.

import { exactly, faultsIn, isObject, list, object, type Shape, text, unlike } from '#engine/shape';
import { unpacked } from '../saves/files/archive';
import { APP } from '../saves/document';
import { hashOf, hexOf } from '../saves/hex';
import { bytesIn, type Parcel } from '../pictures/parcel';
import { parcelOf } from '../pictures/gathering';

const VERSION = 1;

export interface Questions {
  readonly app: typeof APP;
  readonly asked: typeof VERSION;
  readonly game: string;
  /** The public key of the tablet. */
  readonly from: string;
  /** What all of them see, locked once. */
  readonly common: string;
  readonly parts: readonly Part[];
}

export interface Part {
  /** Begins the hash of the phone's key. */
  readonly to: string;
  readonly question: string;
  /** What this seat sees besides, and the key of what all see. */
  readonly box: string;
}

export interface Answered {
  readonly app: typeof APP;
  readonly answered: typeof VERSION;
  readonly game: string;
  /** Begins the hash of the phone's key. */
  readonly from: string;
  readonly question: string;
  readonly box: string;
}

const MOST_HEX = 200_000;
const MOST_SEATS = 12;
const MOST_ID = 64;
const HEX = /^([0-9a-f]{2})*$/;

const hex: Shape<string> = (value, finding) => {
  if (typeof value === 'string' && value.length <= MOST_HEX && HEX.test(value)) return;
  unlike(finding, 'hex', value, { is: 'text' });
};

const QUESTIONS: Shape<Questions> = object<Questions>({
  app: exactly(APP),
  asked: exactly(VERSION),
  game: text(MOST_ID),
  from: hex,
  common: hex,
  parts: list(object<Part>({ to: hex, question: hex, box: hex }), MOST_SEATS)
});

const ANSWERED: Shape<Answered> = object<Answered>({
  app: exactly(APP),
  answered: exactly(VERSION),
  game: text(MOST_ID),
  from: hex,
  question: hex,
  box: hex
});

/** `other`: a parcel of something else. `newer`: of a later version of the app. */
export type Unread = 'other' | 'newer' | 'forged';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Unread };

export async function parcelWith(data: Questions | Answered): Promise<Parcel> {
  const bytes = await bytesIn(data);
  return { bytes, name: await parcelOf(bytes) };
}

export const questionsIn = (bytes: Uint8Array): Promise<Read<Questions>> => readAs(QUESTIONS, 'asked', bytes);

export const answerIn = (bytes: Uint8Array): Promise<Read<Answered>> => readAs(ANSWERED, 'answered', bytes);

async function readAs<T>(shape: Shape<T>, mark: string, bytes: Uint8Array): Promise<Read<T>> {
  const read = await unpacked(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  if (!read.ok || !isObject(read.value) || !Object.hasOwn(read.value, mark)) return { ok: false, why: 'other' };
  if (Number(read.value[mark]) > VERSION) return { ok: false, why: 'newer' };
  if (faultsIn(shape, read.value).length > 0) return { ok: false, why: 'forged' };
  return { ok: true, value: read.value as T };
}

/** A public key as a picture names it. */
export const nameOf = async (open: string): Promise<string> =>
  hexOf(await hashOf(new TextEncoder().encode(open))).slice(0, 16);
