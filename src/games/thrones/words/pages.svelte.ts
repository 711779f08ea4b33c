// What is said on the pages around a game: loaded with them.

import en from './en/pages';
import { spoken } from '../../../ui/words/spoken.svelte';

export type PageWords = typeof en;

const said = spoken(en);

export const pageWords = said.words;

/** @public The other languages come with this. */
export const speakOnPages = said.speak;
