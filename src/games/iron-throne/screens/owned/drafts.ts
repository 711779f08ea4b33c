// Drafts that were begun and not saved, kept on this device: a page that is loaded again takes none of them away.
import { fieldsOf } from '#engine/parsed';
import { faultsIn } from '#engine/shape';
import { keep, kept } from '#shell/play/settings.svelte';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { isPerson } from '#iron/box/people';
import { type Draft, IN_THE_MAKING, type Place } from '#iron/rules/effects/ownedShape';

const KEY = 'iron-throne.drafts';

export type Drafts = Readonly<Record<string, Draft>>;

export const idOf = (place: Place): string => `${place.of} ${place.of === 'event' ? place.event : place.person}`;

function isPlace(id: string): boolean {
  const [of, what = '', ...more] = id.split(' ');
  if (more.length > 0) return false;
  if (of === 'event') return SPECIAL_EVENTS.some((event) => event === what);
  return (of === 'leader' || of === 'card') && isPerson(what);
}

/** What can no longer be read of them is left out. */
export function readDrafts(): Drafts {
  const all = Object.entries(fieldsOf(kept(KEY)));
  return Object.fromEntries(
    all.filter(([id, draft]) => isPlace(id) && faultsIn(IN_THE_MAKING, draft).length === 0)
  ) as Drafts;
}

export const keepDrafts = (drafts: Drafts): void => keep(KEY, JSON.stringify(drafts));
