// The words of the parts that know no game.

import en from './en';
import { spoken } from './spoken.svelte';

const current = spoken(en);

export const { words } = current;

/** @public The other languages come with this. */
export const { speak } = current;
