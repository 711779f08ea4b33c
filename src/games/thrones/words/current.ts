// Text of the table: loaded before the board.

import en from './en';

export type Words = typeof en;

export const words = () => en;
