// The content of a picture between phone and tablet: the questions for all seats with phones, or the answer of one. Both are
// locked; only the game, the question and the key they are for can be read.

import { exactly, faultsIn, list, object, type Shape, text, unlike } from '#engine/shape';
import { APP } from '../saves/document';
import { isLater, type Parcel, parcelWith, unwrapped } from '../pictures/parcel';

const VERSION = 1;

/**
 * The readable line of a parcel of questions. Behind it are boxes: first what all seats see, locked once; then one for each
 * part, with what only that seat sees and the key of the first box.
 */
export interface Questions {
  readonly app: typeof APP;
  readonly asked: typeof VERSION;
  readonly game: string;
  /** The public key of the tablet. */
  readonly from: string;
  readonly parts: readonly Part[];
}

export interface Part {
  /** The beginning of the hash of the phone's key. */
  readonly to: string;
  readonly question: string;
}

/** The readable line of a parcel with an answer. Behind it is the box with the answer. */
export interface Answered {
  readonly app: typeof APP;
  readonly answered: typeof VERSION;
  readonly game: string;
  /** The beginning of the hash of the phone's key. */
  readonly from: string;
  readonly question: string;
}

const MOST_HEX = 200;
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
  parts: list(object<Part>({ to: hex, question: hex }), MOST_SEATS)
});

const ANSWERED: Shape<Answered> = object<Answered>({
  app: exactly(APP),
  answered: exactly(VERSION),
  game: text(MOST_ID),
  from: hex,
  question: hex
});

/**
 * `other`: the parcel is of another kind. `newer`: it is from a later version of the app. `forged`: it is not as this app
 * writes it.
 */
export type Unread = 'other' | 'newer' | 'forged';

export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly boxes: readonly Uint8Array[] }
  | { readonly ok: false; readonly why: Unread };

export const questionsWith = (data: Questions, boxes: readonly Uint8Array[]): Promise<Parcel> =>
  parcelWith(data, boxes);

export const answerWith = (data: Answered, box: Uint8Array): Promise<Parcel> => parcelWith(data, [box]);

export const questionsIn = (bytes: Uint8Array): Read<Questions> =>
  readAs(QUESTIONS, 'asked', bytes, ({ parts }) => 1 + parts.length);

export const answerIn = (bytes: Uint8Array): Read<Answered> => readAs(ANSWERED, 'answered', bytes, () => 1);

function readAs<T>(shape: Shape<T>, mark: string, bytes: Uint8Array, boxesOf: (line: T) => number): Read<T> {
  const parcel = unwrapped(bytes);
  if (parcel === null || !Object.hasOwn(parcel.line, mark)) return { ok: false, why: 'other' };
  const { line, boxes } = parcel;
  if (isLater(line[mark], VERSION)) return { ok: false, why: 'newer' };
  if (faultsIn(shape, line).length > 0) return { ok: false, why: 'forged' };
  const value = line as T;
  return boxes.length === boxesOf(value) ? { ok: true, value, boxes } : { ok: false, why: 'forged' };
}
