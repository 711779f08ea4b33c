// What is said while something is decided or looked at together: loaded with the panels and stages that say it.

import en from './en/deciding';

export type DecidingWords = typeof en;

export const decidingWords = () => en;
