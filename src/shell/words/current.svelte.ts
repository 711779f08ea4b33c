// The words of every table: loaded from the beginning.

import { spoken } from '../../ui/words/spoken.svelte';
import en from './en';

const current = spoken(en);

export const { words } = current;

/** @public The other languages come with this. */
export const { speak } = current;
