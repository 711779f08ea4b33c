// Words of the cards that an owner writes, of the language that is being spoken.

import en from './en/owned';

export type OwnedWords = typeof en;

export const ownedWords = (): OwnedWords => en;
