// Ids of people, for other programs that recognise people by them.

import { fieldsOf } from '#engine/parsed';
import { keep, kept } from '../play/settings.svelte';
import { newId } from '../saves/id';

const KEY = 'hall-people';

/** The id of a person on this device: drawn once, always the same, and never the name. */
export function idOf(person: string): string {
  const ids = fieldsOf(kept(KEY));
  const id = Object.hasOwn(ids, person) ? ids[person] : null;
  if (typeof id === 'string') return id;
  const drawn = newId();
  keep(KEY, JSON.stringify({ ...ids, [person]: drawn }));
  return drawn;
}
