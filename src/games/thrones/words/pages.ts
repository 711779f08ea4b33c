// Text of the pages around this game: loaded with them.

import en from './en/pages';

export type PageWords = typeof en;

export const pageWords = () => en;
