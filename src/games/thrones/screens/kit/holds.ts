// Display times of what the app tells, without a tap. In milliseconds.

import type { Speed } from '#shell/play/settings.svelte';

export const HOLDS: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1500, quick: 700 };

/** More letters take longer to read. */
const LETTERS = 70;

/** No text stands longer than that many times the shortest. */
const LONGEST = 1.45;

export const holdOf = (said: string, speed: Speed): number =>
  HOLDS[speed] * Math.min(LONGEST, Math.max(1, said.length / LETTERS));
