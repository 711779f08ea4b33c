// Text of panels and stages: loaded with them.

import { catalogue } from '../../../ui/words/language';
import en from './en/deciding';

export type DecidingWords = typeof en;

export const decidingWords = catalogue(en);
