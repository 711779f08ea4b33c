// The words of every table: loaded from the beginning.

import en from './en';

export const words = () => en;
