// The code that plays seats, loaded only if there are any.

import type { Playing } from '../kit/playing';
import type { Thrones } from '#thrones/flow/game';
import { Driver } from '#shell/play/driver';
import { settings } from '#shell/play/settings.svelte';
import { Late } from '#ui/late.svelte';
import { workerBeside } from '#thrones/minds/beside';
import { WorkerMind } from '#thrones/minds/mind';

export { Explaining } from './explaining';
export { default as Waiting } from './Waiting.svelte';

/** Loaded when somebody asks why. */
export const why = new Late(() => import('./Why.svelte'));

export const driverOf = (playing: Playing, onweaker: () => void, hurries: () => boolean): Driver<Thrones> =>
  new Driver(
    playing,
    playing.mind ??
      new WorkerMind({
        worker: workerBeside,
        inPage: async () => (await import('#thrones/minds/solving')).solve,
        onweaker
      }),
    // If everybody stops to look at what it does, they have enough time then.
    () => (hurries() ? null : settings().reveals ? 'quick' : settings().speed)
  );
