// Offers sounds on the first curtain of a game, until the offer is answered.

import { Late } from '#ui/late.svelte';
import { settings } from '../play/settings.svelte';

export const soundOffer = new Late(() => import('./SoundOffer.svelte'));

/** Loaded together with the curtain, so that nothing moves under a finger. */
export async function prepareOffer(answered: number): Promise<void> {
  if (answered === 0 && settings().sound === null) await soundOffer.load();
}
