// The words of the pages around a game: loaded with them.

import { catalogue } from '../../ui/words/language';
import en from './en/pages';

export const pageWords = catalogue(en);
