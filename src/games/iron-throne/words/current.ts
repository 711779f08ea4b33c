// Text of this game's table.

import { catalogue } from '../../../ui/words/language';
import en from './en';

export type Words = typeof en;

export const words = catalogue(en);
