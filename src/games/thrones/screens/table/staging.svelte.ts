// The screens that take the place of the board, loaded while people already look at the board.

import { Late } from '#ui/late.svelte';

export const stages = new Late(() => import('./stages'));
