// What is said at the table from the beginning, and on every page.

import en from './en';
import { spoken } from '../../../ui/words/spoken.svelte';

export type Words = typeof en;

const said = spoken(en);

export const { words } = said;

/** @public The other languages come with this. */
export const { speak } = said;
