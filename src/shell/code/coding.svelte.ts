// Plays the seats of code players as long as this window holds the game.

import type { Kinds } from '#engine/ruleset';
import type { Late } from '#ui/late.svelte';
import type { Driver } from '../play/driver';
import type { Playing } from '../play/playing.svelte';

/** The modules that a game needs to play them; loaded when the first seat is code. */
interface Loaded<K extends Kinds> {
  driverOf(playing: Playing<K>, onweaker: () => void, hurries: () => boolean): Driver<K>;
}

interface Coding<K extends Kinds> {
  readonly playing: () => Playing<K>;
  readonly code: Late<Loaded<K>>;
  /** True if people are looking at something else. */
  readonly isPaused: () => boolean;
  /** True if nobody is following what code does. */
  readonly hurries?: () => boolean;
}

export function codePlays<K extends Kinds>({
  playing,
  code,
  isPaused,
  hurries = () => false
}: Coding<K>): { readonly isWeaker: boolean } {
  let isWeaker = $state(false);
  const isThere = $derived(playing().codes.size > 0);
  // Code stays loaded after it has left, since what it did is still explained.
  const wasThere = $derived(playing().handed.length > 0);
  $effect(() => {
    if (wasThere) void code.load();
    if (!isThere || code.here === null) return;
    const driver = code.here.driverOf(playing(), () => (isWeaker = true), hurries);
    $effect(() => driver.look(isPaused() ? null : playing().asked));
    return () => driver.end();
  });
  return {
    get isWeaker() {
      return isWeaker;
    }
  };
}
