// The words of seats that the app plays: loaded where a seat can change hands.

import en from './en/code';

export const codeWords = () => en;
