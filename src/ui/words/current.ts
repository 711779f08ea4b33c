// The words of the parts that know no game.

import en from './en';

export const words = () => en;
