// A parcel is what the pictures carry: a game with the hash of the word that lets it be played, or a backup as it is in a file.

import { anything, exactly, faultsIn, isObject, object, type Shape, text } from '#engine/shape';
import { packed, unpacked } from '../saves/files/archive';
import { aName, APP, type SaveDocument } from '../saves/document';
import { bytesOfHex, hashOf, hexOf, randomHex } from '../saves/hex';
import type { Result } from '../saves/trouble';
import { HEX } from './frames';
import { parcelOf } from './gathering';

export interface Parcel {
  readonly bytes: Uint8Array;
  /** A hash of them. */
  readonly name: string;
}

export interface GameParcel extends Parcel {
  /** Stays here until the reply has come. */
  readonly word: string;
}

interface Carried {
  readonly app: typeof APP;
  readonly carried: 1;
  readonly name: string;
  /** A hash. */
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

export async function parcelFor(save: SaveDocument, name: string): Promise<GameParcel> {
  const word = randomHex(HEX.word / 2);
  const lock = hexOf(await hashOf(bytesOfHex(word)));
  const carried: Carried = { app: APP, carried: 1, name, lock, save };
  const bytes = await bytesIn(carried);
  return { bytes, name: await parcelOf(bytes), word };
}

export const bytesIn = async (data: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (await packed(data)).arrayBuffer());

/** `carried` is null for what is none: a backup, or something else. */
export async function opened(bytes: Uint8Array): Promise<Result<Carried | null>> {
  const read = await unpacked(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  if (!read.ok) return read;
  if (!isObject(read.value) || !Object.hasOwn(read.value, 'carried')) return { ok: true, value: null };
  const faults = faultsIn(CARRIED, read.value);
  if (faults.length === 0) return { ok: true, value: read.value as unknown as Carried };
  const isNewer = Number(read.value.carried) > 1;
  const [kind, what] = isNewer ? (['newer', 'newer'] as const) : (['damaged', 'parts'] as const);
  return { ok: false, trouble: { kind, detail: faults.join('; '), wrong: { what } } };
}
