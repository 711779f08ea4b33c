// What areas, houses and cards are called: loaded with whatever comes first.

import en from './en/names';

export const boxNames = () => en;
