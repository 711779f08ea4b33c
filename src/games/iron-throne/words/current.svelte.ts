// Words of the language that is being spoken: a function, so that whatever shows them follows a change of language.

import en from './en';

export type Words = typeof en;

let current: Words = $state.raw(en);

export const words = (): Words => current;

/** @public The other languages come with this. */
export const speak = (language: Words): void => void (current = language);
