// What is said while something is decided or looked at together: loaded with the panels and stages that say it.

import en from './en/deciding';
import { spoken } from '../../../ui/words/spoken.svelte';

export type DecidingWords = typeof en;

const said = spoken(en);

export const decidingWords = said.words;

/** @public The other languages come with this. */
export const speakWhileDeciding = said.speak;
