// The way back: a phone seals its answer, and the tablet accepts it as it accepts anything foreign: once, from the phone of
// that seat, and for what the seat is asked now. Only then do the rules judge it.

import type { PerHouse } from '#engine/ruleset';
import { isObject } from '#engine/shape';
import { APP } from '../saves/document';
import type { Parcel } from '../pictures/parcel';
import { keyFor, type Keys, nameOf, seal, unseal } from '../pictures/sealing';
import { answerIn, answerWith, type Unread } from './parcels';
import type { Question } from './questions';

/**
 * The size of every sealed answer, so that its length tells nothing: the largest answers, the orders of a whole realm or a
 * card, fit into it.
 */
export const ANSWER_ROOM = 320;

export async function answerTo({ id, game, from }: Question, keys: Keys, answer: unknown): Promise<Parcel> {
  const key = await keyFor({ keys, other: from, game, question: id }, 'answer');
  const name = await nameOf(keys.open);
  const box = await seal(key, { answer }, `${name} ${id}`, ANSWER_ROOM);
  return answerWith({ app: APP, answered: 1, game, from: name, question: id }, box);
}

/** The tablet's knowledge of its phones. */
export interface Known {
  readonly game: string;
  readonly keys: Keys;
  /** The public key of each seat's phone. */
  readonly phones: PerHouse<string>;
  /** The question that each seat is asked now. */
  readonly open: PerHouse<string>;
  /** The questions that were answered. */
  readonly done: readonly string[];
}

/**
 * The reason why an answer is refused. `game`: it belongs to another game. `phone`: its phone has no seat here. `seat`: it answers another
 * seat's question. `repeated`: it has been received already. `old`: its question is no longer asked. `forged`: it is not as
 * that phone has sealed it. `rules`: the rules do not allow it.
 */
export type NoAnswer = Unread | 'game' | 'phone' | 'seat' | 'repeated' | 'old' | 'rules';

export type Scanned =
  | { readonly ok: true; readonly house: string; readonly question: string; readonly answer: unknown }
  | { readonly ok: false; readonly why: NoAnswer };

export async function answerScanned(bytes: Uint8Array, known: Known): Promise<Scanned> {
  const read = answerIn(bytes);
  if (!read.ok) return read;
  const { game, from, question } = read.value;
  if (game !== known.game) return { ok: false, why: 'game' };
  const [house, phone] = (await seatWith(known.phones, from)) ?? [null, ''];
  if (house === null) return { ok: false, why: 'phone' };
  if (known.done.includes(question)) return { ok: false, why: 'repeated' };
  if (known.open[house] !== question) {
    const isAnothers = Object.values(known.open).includes(question);
    return { ok: false, why: isAnothers ? 'seat' : 'old' };
  }
  const key = await keyFor({ keys: known.keys, other: phone, game, question }, 'answer');
  const opened = await unseal(key, read.boxes[0]!, `${from} ${question}`);
  if (!isObject(opened) || !Object.hasOwn(opened, 'answer')) return { ok: false, why: 'forged' };
  return { ok: true, house, question, answer: opened.answer };
}

async function seatWith(phones: PerHouse<string>, name: string): Promise<readonly [string, string] | null> {
  for (const [house, phone] of Object.entries(phones))
    if (phone !== undefined && (await nameOf(phone)) === name) return [house, phone];
  return null;
}
