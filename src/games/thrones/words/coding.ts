// Text of seats that the app plays: loaded where there are any, or where one is chosen.

import en from './en/coding';

export const codingWords = () => en;
