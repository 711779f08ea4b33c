// Who is who, for programs that remember it.

import { isObject } from '#engine/shape';
import { keep, kept } from '../play/settings.svelte';
import { newId } from '../saves/id';

const KEY = 'hall-people';

function known(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? 'null');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** Of a person on this device: drawn once, always the same, and never the name. */
export function idOf(person: string): string {
  const ids = known();
  const id = Object.hasOwn(ids, person) ? ids[person] : null;
  if (typeof id === 'string') return id;
  const drawn = newId();
  keep(KEY, JSON.stringify({ ...ids, [person]: drawn }));
  return drawn;
}
