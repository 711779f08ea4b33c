// The words of the pages around a game: loaded with them.

import { spoken } from '../../ui/words/spoken.svelte';
import en from './en/pages';

const current = spoken(en);

export const pageWords = current.words;

/** @public The other languages come with this. */
export const speakOnPages = current.speak;
