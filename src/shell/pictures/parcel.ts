// A parcel is what a series of pictures transports: a line that anybody may read, and behind it locked boxes for the devices
// they are meant for.

import { isObject } from '#engine/shape';
import { parcelOf } from './collector';

export interface Parcel {
  readonly bytes: Uint8Array;
  /** A hash of the bytes. */
  readonly name: string;
}

/** A byte that occurs in no JSON, so it ends the line. */
const END = 0;

export async function parcelWith(line: object, boxes: readonly Uint8Array[]): Promise<Parcel> {
  const open = new TextEncoder().encode(JSON.stringify({ ...line, boxes: boxes.map(({ length }) => length) }));
  const bytes = new Uint8Array(await new Blob([open, new Uint8Array([END]), ...boxes] as BlobPart[]).arrayBuffer());
  return { bytes, name: await parcelOf(bytes) };
}

export interface Unwrapped {
  readonly line: Readonly<Record<string, unknown>>;
  readonly boxes: readonly Uint8Array[];
}

/** The line and the boxes; null if it is not a parcel of this app. */
export function unwrapped(bytes: Uint8Array): Unwrapped | null {
  const end = bytes.indexOf(END);
  if (end === -1) return null;
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end)));
    if (!isObject(read)) return null;
    const { boxes: lengths, ...line } = read;
    if (!Array.isArray(lengths)) return null;
    let at = end + 1;
    const boxes = lengths.map((length) => bytes.slice(at, (at += Number(length))));
    return { line, boxes };
  } catch {
    return null;
  }
}

/** True if the line says that it is of a later version; anybody may have written it, so it may be of any type. */
export const isLater = (marked: unknown, version: number): boolean => typeof marked === 'number' && marked > version;
