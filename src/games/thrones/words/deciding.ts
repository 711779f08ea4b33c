// Text of panels and stages: loaded with them.

import en from './en/deciding';

export type DecidingWords = typeof en;

export const decidingWords = () => en;
