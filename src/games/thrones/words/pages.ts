// What is said on the pages around a game: loaded with them.

import en from './en/pages';

export type PageWords = typeof en;

export const pageWords = () => en;
