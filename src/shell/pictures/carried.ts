// The parcel for another tablet: a game with the hash of the word that lets it be played, or a backup of all games. It is locked
// for the tablet whose key was scanned: anybody who films the pictures only learns how long it is, in whole kilobytes.

import { anything, exactly, faultsIn, isObject, object, type Shape, text } from '#engine/shape';
import { aName, APP, type SaveDocument } from '../saves/document';
import { bytesOfHex, hashOf, hexOf, randomHex } from '../saves/hex';
import type { Result, Trouble } from '../saves/trouble';
import { HEX } from './frames';
import { isLater, type Parcel, parcelWith, unwrapped } from './parcel';
import { type Between, keyFor, type Keys, nameOf, newKeys, seal, unseal } from './sealing';

export interface GameParcel extends Parcel {
  /** The tablet that can open it. */
  readonly receiver: string;
  /** The word that lets the other tablet play; it stays here until that tablet has the whole game. */
  readonly word: string;
}

interface Carried {
  readonly app: typeof APP;
  readonly carried: 1;
  readonly name: string;
  /** The hash of the word. */
  readonly lock: string;
  readonly save: unknown;
}

const CARRIED: Shape<Carried> = object<Carried>({
  app: exactly(APP),
  carried: exactly(1),
  name: aName,
  lock: text(HEX.hash * 2),
  save: anything
});

const VERSION = 1;

interface Locked {
  readonly app: typeof APP;
  readonly locked: typeof VERSION;
  /** The public key that was made for this picture. */
  readonly from: string;
  /** The beginning of the hash of the key that opens it. */
  readonly to: string;
}

const LOCKED: Shape<Locked> = object<Locked>({
  app: exactly(APP),
  locked: exactly(VERSION),
  from: text(HEX.key),
  to: text(HEX.receiver)
});

const ROOM = 1024;

export async function parcelFor(save: SaveDocument, name: string, tablet: string): Promise<GameParcel> {
  const word = randomHex(HEX.word / 2);
  const lock = hexOf(await hashOf(bytesOfHex(word)));
  const carried: Carried = { app: APP, carried: 1, name, lock, save };
  return { ...(await lockedFor(tablet, carried)), receiver: await nameOf(tablet), word };
}

/** Locks data for a tablet, given its public key. */
export async function lockedFor(tablet: string, data: unknown): Promise<Parcel> {
  const keys = await newKeys();
  const to = await nameOf(tablet);
  const key = await keyFor(between(keys, tablet, to), 'game');
  return parcelWith({ app: APP, locked: VERSION, from: keys.open, to }, [await seal(key, data, to, ROOM)]);
}

const between = (keys: Keys, other: string, to: string): Between => ({ keys, other, game: '', question: to });

export type Opened =
  | { readonly what: 'game'; readonly game: Carried }
  /** A backup, or anything else that is imported like a file. */
  | { readonly what: 'file'; readonly data: unknown };

/** Opens a parcel with the keys of this tablet. */
export async function opened(bytes: Uint8Array, keys: Keys): Promise<Result<Opened>> {
  const parcel = unwrapped(bytes);
  if (parcel === null || !Object.hasOwn(parcel.line, 'locked')) return refused('damaged', 'no parcel', 'not-ours');
  const { line, boxes } = parcel;
  if (isLater(line.locked, VERSION)) return refused('newer', 'of a later version', 'newer');
  const [box] = boxes;
  const wrong = faultsIn(LOCKED, line);
  if (wrong.length > 0 || box === undefined) return refused('damaged', wrong.join('; '), 'parts');
  const { from, to } = line as unknown as Locked;
  const own = await nameOf(keys.open);
  if (to !== own) return refused('damaged', 'for another tablet', 'another-tablet');
  const key = await keyFor(between(keys, from, own), 'game').catch(() => null);
  const data = key === null ? null : await unseal(key, box, own);
  if (data === null) return refused('damaged', 'it does not open', 'parts');
  if (!isObject(data) || !Object.hasOwn(data, 'carried')) return { ok: true, value: { what: 'file', data } };
  const faults = faultsIn(CARRIED, data);
  if (faults.length === 0) return { ok: true, value: { what: 'game', game: data as unknown as Carried } };
  return isLater(data.carried, 1)
    ? refused('newer', faults.join('; '), 'newer')
    : refused('damaged', faults.join('; '), 'parts');
}

const refused = (
  kind: Trouble['kind'],
  detail: string,
  what: 'not-ours' | 'newer' | 'parts' | 'another-tablet'
): Result<never> => ({
  ok: false,
  trouble: { kind, detail, wrong: { what } }
});
