// The words of the menu itself, loaded with it.

import en from './en/menu';

export const menuWords = () => en;
