// Text of the pages around this game: loaded with them.

import { catalogue } from '../../../ui/words/language';
import en from './en/pages';

export type PageWords = typeof en;

export const pageWords = catalogue(en);
