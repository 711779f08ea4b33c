// Text of the cards that an owner writes.

import { catalogue } from '../../../ui/words/language';
import en from './en/owned';

export const ownedWords = catalogue(en);
