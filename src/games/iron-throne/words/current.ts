// Words of the language that is being spoken: a function, so that whatever shows them follows a change of language.

import en from './en';

export type Words = typeof en;

export const words = (): Words => en;
