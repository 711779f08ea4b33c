// A card turns over: the side in front turns away until it is edge-on, then the other one comes. Both are Svelte transitions,
// so that the hidden side is not in the page at all. The speed is that of the table's settings; without motion it happens at
// once.

import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../kit/pace';

const HALF = 260;
const DISTANCE = 1400;

const turned = (angle: number): string => `transform: perspective(${DISTANCE}px) rotateY(${angle}deg)`;

export function away(_side: Element): TransitionConfig {
  return { duration: lasting(HALF), easing: (t) => 1 - (1 - t) ** 2, css: (_t, u) => turned(u * 90) };
}

export function towards(_side: Element): TransitionConfig {
  const half = lasting(HALF);
  return { delay: half, duration: half, easing: (t) => 1 - (1 - t) ** 2, css: (_t, u) => turned(u * -90) };
}
