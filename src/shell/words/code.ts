// The words of seats that the app plays: loaded where a seat can change hands.

import { catalogue } from '../../ui/words/language';
import en from './en/code';

export const codeWords = catalogue(en);
