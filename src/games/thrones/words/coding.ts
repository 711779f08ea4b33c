// Text of seats that the app plays: loaded where there are any, or where one is chosen.

import { catalogue } from '../../../ui/words/language';
import en from './en/coding';

export const codingWords = catalogue(en);
