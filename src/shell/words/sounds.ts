// The words of what is offered once: loaded with it.

import en from './en/sounds';

export const soundWords = () => en;
