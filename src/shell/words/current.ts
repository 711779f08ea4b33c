// The words of every table: loaded from the beginning.

import { catalogue } from '../../ui/words/language';
import en from './en';

export const words = catalogue(en);
