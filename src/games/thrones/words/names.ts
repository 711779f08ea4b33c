// What areas, houses and cards are called: loaded with whatever comes first.

import { catalogue } from '../../../ui/words/language';
import en from './en/names';

export const boxNames = catalogue(en);
