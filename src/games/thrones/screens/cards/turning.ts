// A card turns over: the side in front turns away until it is edge-on, then the other one comes. Both are Svelte transitions,
// so that the hidden side is not in the page at all. The speed is that of the table's settings; without motion it happens at
// once.

import type { TransitionConfig } from 'svelte/transition';

const HALF = 260;
const DISTANCE = 1400;

/** The factor for the length of animations: 1 is normal, 0 is none. */
function pace(): number {
  const root = document.documentElement;
  if (root.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const set = Number.parseFloat(getComputedStyle(root).getPropertyValue('--pace'));
  return Number.isFinite(set) ? set : 1;
}

const turned = (angle: number): string => `transform: perspective(${DISTANCE}px) rotateY(${angle}deg)`;

export function away(_side: Element): TransitionConfig {
  return { duration: HALF * pace(), easing: (t) => 1 - (1 - t) ** 2, css: (_t, u) => turned(u * 90) };
}

export function towards(_side: Element): TransitionConfig {
  const half = HALF * pace();
  return { delay: half, duration: half, easing: (t) => 1 - (1 - t) ** 2, css: (_t, u) => turned(u * -90) };
}
