// The words of what is offered once: loaded with it.

import { catalogue } from '../../ui/words/language';
import en from './en/sounds';

export const soundWords = catalogue(en);
