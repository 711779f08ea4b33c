// The time that things shown by the app itself stay without a tap, in milliseconds.

import type { Speed } from '#shell/play/settings.svelte';

export const DISPLAY_TIMES: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1500, quick: 700 };

/** From this many letters on, a text takes longer to read. */
const LETTERS = 70;

/** No text stays longer than this many times the shortest time. */
const LONGEST = 1.45;

export const displayTimeOf = (said: string, speed: Speed): number =>
  DISPLAY_TIMES[speed] * Math.min(LONGEST, Math.max(1, said.length / LETTERS));
