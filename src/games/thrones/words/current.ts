// Text of the table: loaded before the board.

import { catalogue } from '../../../ui/words/language';
import en from './en';

export type Words = typeof en;

export const words = catalogue(en);
