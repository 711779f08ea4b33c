// Whether the table wants sounds: asked on the first curtain of a game, until somebody has answered.

import { Late } from '../../ui/late.svelte';
import { settings } from '../play/settings.svelte';

export const soundOffer = new Late(() => import('./SoundOffer.svelte'));

/** It is there with the curtain, so that nothing moves under a finger. */
export async function prepareOffer(answered: number): Promise<void> {
  if (answered === 0 && settings().sound === null) await soundOffer.load();
}
