// The screens that take the place of the board, loaded while the board is already being looked at.

import { Late } from '#ui/late.svelte';

export const stages = new Late(() => import('./stages'));
