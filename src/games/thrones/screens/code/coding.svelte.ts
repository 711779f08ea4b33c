// Seats that code plays are played as long as this window holds the game.

import type { Playing } from '../kit/playing';
import { Late } from '../../../../ui/late.svelte';

export const code = new Late(() => import('./code'));

/** `isPaused`: people are looking at something else. */
export function codePlays(playing: () => Playing, isPaused: () => boolean): { readonly isWeaker: boolean } {
  let isWeaker = $state(false);
  const isThere = $derived(playing().codes.size > 0);
  const wasThere = $derived(playing().handed.length > 0);
  $effect(() => {
    if (wasThere) void code.load();
    if (!isThere || code.here === null) return;
    const driver = code.here.driverOf(playing(), () => (isWeaker = true));
    $effect(() => driver.look(isPaused() ? null : playing().asked));
    return () => driver.end();
  });
  return {
    get isWeaker() {
      return isWeaker;
    }
  };
}
