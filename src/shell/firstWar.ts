// The game on this device that is somebody's first war. It is a game like any other, and no save says so.

import { fieldsOf } from '#engine/parsed';
import { nameBySeed } from './play/nameBySeed';
import { keep, kept } from './play/settings.svelte';

const KEY = 'first-war';

export const keepWar = (id: string, seed: string): void => keep(KEY, JSON.stringify({ id, seed: nameBySeed(seed) }));

/** The id of the game that was last begun as a first war. */
export function warBegun(): string | null {
  const { id } = fieldsOf(kept(KEY));
  return typeof id === 'string' ? id : null;
}

export const isWar = (seed: string): boolean => fieldsOf(kept(KEY)).seed === nameBySeed(seed);
