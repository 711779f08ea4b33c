// Who is who, for programs that remember it.

import { fieldsOf } from '#engine/parsed';
import { keep, kept } from '../play/settings.svelte';
import { newId } from '../saves/id';

const KEY = 'hall-people';

/** Of a person on this device: drawn once, always the same, and never the name. */
export function idOf(person: string): string {
  const ids = fieldsOf(kept(KEY));
  const id = Object.hasOwn(ids, person) ? ids[person] : null;
  if (typeof id === 'string') return id;
  const drawn = newId();
  keep(KEY, JSON.stringify({ ...ids, [person]: drawn }));
  return drawn;
}
