// The words of the pages around a game: loaded with them.

import en from './en/pages';

export const pageWords = () => en;
