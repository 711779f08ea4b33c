// What is said at the table from the beginning, and on every page.

import en from './en';

export type Words = typeof en;

export const words = () => en;
